import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { MorePosts } from '@/components/post/deferred';
import { PostCategories } from '@/components/post/post-categories';
import { PostList } from '@/components/post/post-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink, IconButton, TextLink } from '@/components/ui/button';
import { ChipLink } from '@/components/ui/chip';
import { EmptyState } from '@/components/ui/empty-state';
import { Input } from '@/components/ui/input';
import { JsonLd } from '@/components/ui/json-ld';
import { Container } from '@/components/ui/container';
import { PageHead } from '@/components/ui/section';
import { TextIn } from '@/components/ui/text-in';
import { MAX_KEYWORD } from '@/lib/catalog/keyword';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { ClientMessages, getLocale } from '@/lib/i18n/server';
import { notFound } from '@/lib/i18n/navigation';
import { langIn, textIn } from '@/lib/i18n/text';
import { type PostListing, POSTS_PER_PAGE } from '@/lib/post/listing';
import { postPath, postsPath } from '@/lib/post/path';
import { countPosts, getCategoryChoice, getPostCategory, getPostList } from '@/lib/post/server';
import { breadcrumbData, itemListData } from '@/lib/seo/structured-data/page';
import searchStyles from './post-search.module.scss';
import styles from './posts-screen.module.scss';

/** Covers above the fold, with any number of columns. */
const FIRST_COVERS = 2;

/** The list of articles. An unknown category and a page beyond the last one are not found. */
export async function PostsScreen({ listing }: { listing: PostListing }) {
  const category = listing.category === undefined ? undefined : await getPostCategory(listing.category);
  if (listing.category !== undefined && !category) notFound();
  const [locale, t, tCommon, categories, list] = await Promise.all([
    getLocale(),
    getTranslations('Post'),
    getTranslations('Common'),
    getCategoryChoice(),
    getPostList(listing),
  ]);
  if (!list) notFound();
  const { firstPage } = list;
  const shown = list.pages.flat().length;
  const total = Math.max(list.total, shown);
  const title = category ? textIn(category.title, locale) : t('title');
  const crumbs = [
    { label: tCommon('home'), href: '/' },
    { label: t('title'), href: postsPath() },
    ...(category ? [{ label: title, ...langIn(category.title, locale), href: postsPath(category._id) }] : []),
  ];
  return (
    <Container className={styles.page}>
      <PostsData crumbs={crumbs} list={list} locale={locale} />
      <PageHead
        title={category ? <TextIn text={category.title} locale={locale} /> : title}
        lead={category ? undefined : t('lead')}
        crumbs={<Breadcrumb items={crumbs} />}
      />
      <div className={styles.tools}>
        <PostCategories
          categories={categories}
          listing={listing}
          locale={locale}
          labels={{ navigation: t('categories'), all: t('all') }}
        />
        <PostSearch key={listing.keyword ?? ''} listing={listing} locale={locale} />
      </div>
      {listing.keyword ? <SearchResult listing={listing} keyword={listing.keyword} total={total} /> : null}
      {firstPage > 1 ? <Earlier listing={listing} page={firstPage - 1} /> : null}
      {shown === 0 ? (
        <NoPosts listing={listing} />
      ) : (
        <Articles listing={listing} list={list} locale={locale} total={total} />
      )}
    </Container>
  );
}

type List = NonNullable<Awaited<ReturnType<typeof getPostList>>>;

type ListProps = { list: List; locale: Locale };
type Crumbs = Parameters<typeof breadcrumbData>[0];

/** The list for search engines. */
function PostsData({ crumbs, list: { pages, firstPage }, locale }: ListProps & { crumbs: Crumbs }) {
  const entries = pages.flat().map((post) => ({ name: textIn(post.title, locale), path: postPath(post, locale) }));
  const skipped = (firstPage - 1) * POSTS_PER_PAGE;
  return (
    <JsonLd
      things={[
        breadcrumbData(crumbs, locale),
        ...(entries.length > 0 ? [itemListData(entries, { locale, skipped })] : []),
      ]}
    />
  );
}

function Earlier({ listing: { category, keyword }, page }: { listing: PostListing; page: number }) {
  const t = useTranslations('Post');
  return (
    <p className={styles.earlier}>
      <TextLink href={postsPath(category, { keyword, page })}>{t('earlier')}</TextLink>
    </p>
  );
}

/** The pages of the list up to the current one, and how to read on. */
function Articles({ listing, list, locale, total }: ListProps & { listing: PostListing; total: number }) {
  const { pages, firstPage, next } = list;
  return (
    <>
      <div className={styles.pages}>
        {pages.map((posts, index) => (
          <PostList
            key={firstPage + index}
            posts={posts}
            locale={locale}
            priority={index === 0 ? FIRST_COVERS : 0}
            hasLead
          />
        ))}
      </div>
      {next === undefined ? null : (
        <ClientMessages namespaces={['Post']}>
          <MorePosts
            key={postsPath(listing.category, listing)}
            listing={listing}
            first={next}
            shown={pages.flat().length}
            total={total}
          />
        </ClientMessages>
      )}
    </>
  );
}

/** Searches the articles of the current category: a plain form, which leaves input methods and Enter to the browser. */
function PostSearch({ listing: { category, keyword }, locale }: { listing: PostListing; locale: Locale }) {
  const t = useTranslations('PostSearch');
  return (
    <form
      className={searchStyles.search}
      role="search"
      aria-label={t('label')}
      action={localizedPath(postsPath(), locale)}
    >
      {category ? <input type="hidden" name="category" value={category} /> : null}
      <Input
        type="search"
        name="keyword"
        label={t('label')}
        labelHidden
        placeholder={t('label')}
        defaultValue={keyword}
        maxLength={MAX_KEYWORD}
        enterKeyHint="search"
        autoComplete="off"
        className={searchStyles.field}
      />
      <IconButton type="submit" icon="search" iconSize={20} label={t('submit')} className={searchStyles.submit} />
    </form>
  );
}

/** How many articles a search has found, and the keyword, which can be removed. */
function SearchResult({ listing, keyword, total }: { listing: PostListing; keyword: string; total: number }) {
  const t = useTranslations('PostSearch');
  return (
    <div className={searchStyles.result}>
      {total > 0 ? <p role="status">{t('found', { count: total })}</p> : null}
      <ChipLink href={postsPath(listing.category)} removeLabel={t('remove', { keyword })}>
        {t('chip', { keyword })}
      </ChipLink>
    </div>
  );
}

/** No article, and where else to look. */
async function NoPosts({ listing: { category, keyword } }: { listing: PostListing }) {
  const [t, tCommon, search, tCatalog] = await Promise.all([
    getTranslations('Post'),
    getTranslations('Common'),
    getTranslations('PostSearch'),
    getTranslations('Catalog'),
  ]);
  if (keyword === undefined) {
    return (
      <EmptyState
        icon="file"
        title={t('none')}
        description={t('noneLead')}
        action={
          <>
            <ButtonLink href="/shop/main/product">{tCommon('browse')}</ButtonLink>
            {category ? <TextLink href={postsPath()}>{t('all')}</TextLink> : null}
          </>
        }
      />
    );
  }
  const elsewhere = category ? await countPosts(keyword) : 0;
  return (
    <EmptyState
      icon="search"
      title={tCatalog('empty')}
      description={search('noneLead')}
      action={
        <>
          {elsewhere > 0 ? (
            <ButtonLink href={postsPath(undefined, { keyword })}>
              {search('elsewhere', { count: elsewhere })}
            </ButtonLink>
          ) : (
            <ButtonLink href={postsPath()}>{t('all')}</ButtonLink>
          )}
          <TextLink href={`/shop/main/product?${new URLSearchParams({ keyword }).toString()}`}>
            {search('inServices')}
          </TextLink>
        </>
      }
    />
  );
}
