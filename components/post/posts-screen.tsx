import { getTranslations } from 'next-intl/server';
import { MorePosts } from '@/components/post/deferred';
import { NoPosts } from '@/components/post/no-posts';
import { PostCategories } from '@/components/post/post-categories';
import { PostList } from '@/components/post/post-list';
import { PostSearch, SearchResult } from '@/components/post/post-search';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { TextLink } from '@/components/ui/button';
import { JsonLd } from '@/components/ui/json-ld';
import { Container } from '@/components/ui/container';
import { PageHead } from '@/components/ui/section';
import { TextIn } from '@/components/ui/text-in';
import { ClientMessages, getLocale } from '@/lib/i18n/server';
import { notFound } from '@/lib/i18n/navigation';
import { langIn, textIn } from '@/lib/i18n/text';
import { POSTS_PER_PAGE } from '@/lib/post/limits';
import type { PostListing } from '@/lib/post/listing';
import { postPath, postsPath } from '@/lib/post/path';
import { getCategoryChoice, getPostCategory, getPostList } from '@/lib/post/server';
import { breadcrumbData, itemListData } from '@/lib/seo/structured-data/page';
import styles from './posts-screen.module.scss';

/** Covers above the fold, whichever the columns. */
const FIRST_COVERS = 2;

/** The articles, whatever their address asks for. An unknown category is not found. */
export async function PostsScreen({ listing: asked }: { listing: PostListing }) {
  const category = asked.category === undefined ? undefined : await getPostCategory(asked.category);
  if (asked.category !== undefined && !category) notFound();
  const [locale, t, categories, { pages, total: known, page, firstPage, next }] = await Promise.all([
    getLocale(),
    getTranslations('Post'),
    getCategoryChoice(),
    getPostList(asked),
  ]);
  const listing = { ...asked, page };
  const shown = pages.flat().length;
  const total = Math.max(known, shown);
  const title = category ? textIn(category.title, locale) : t('title');
  const crumbs = [
    { label: t('home'), href: '/' },
    { label: t('title'), href: postsPath() },
    ...(category ? [{ label: title, ...langIn(category.title, locale), href: postsPath(category._id) }] : []),
  ];
  const entries = pages.flat().map((post) => ({ name: textIn(post.title, locale), path: postPath(post, locale) }));
  return (
    <Container className={styles.page}>
      <JsonLd things={[breadcrumbData(crumbs, locale), ...(shown > 0 ? [itemListData(entries, { locale, skipped: (firstPage - 1) * POSTS_PER_PAGE })] : [])]} />
      <PageHead
        title={category ? <TextIn text={category.title} locale={locale} /> : title}
        lead={category ? undefined : t('lead')}
        crumbs={<Breadcrumb items={crumbs} />}
      />
      <div className={styles.tools}>
        <PostCategories categories={categories} listing={listing} locale={locale} words={{ label: t('categories'), all: t('all') }} />
        <PostSearch key={listing.keyword ?? ''} listing={listing} locale={locale} />
      </div>
      {listing.keyword ? <SearchResult listing={listing} keyword={listing.keyword} total={total} /> : null}
      {firstPage > 1 ? (
        <p className={styles.earlier}>
          <TextLink href={postsPath(listing.category, { keyword: listing.keyword, page: firstPage - 1 })} prefetch={false}>
            {t('earlier')}
          </TextLink>
        </p>
      ) : null}
      {shown === 0 ? (
        <NoPosts listing={listing} />
      ) : (
        <>
          <div className={styles.pages}>
            {pages.map((posts, index) => (
              <PostList key={firstPage + index} posts={posts} locale={locale} priority={index === 0 ? FIRST_COVERS : 0} hasLead />
            ))}
          </div>
          {next === undefined ? null : (
            <ClientMessages namespaces={['Post']}>
              <MorePosts key={postsPath(listing.category, listing)} listing={listing} first={next} shown={shown} total={total} />
            </ClientMessages>
          )}
        </>
      )}
    </Container>
  );
}
