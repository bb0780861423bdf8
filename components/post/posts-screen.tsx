import { getTranslations } from 'next-intl/server';
import { MorePosts } from '@/components/post/more-posts-island';
import { PostCategories } from '@/components/post/post-categories';
import { PostList } from '@/components/post/post-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Container, PageHead } from '@/components/ui/section';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';
import { postsPath } from '@/lib/post/path';
import type { PostCategory } from '@/lib/post/schema';
import { getCategoryChoice, getPosts } from '@/lib/post/server';
import styles from './posts-screen.module.scss';

/** The articles, all of them or those of one category. */
export async function PostsScreen({ category }: { category?: PostCategory }) {
  const [locale, t, categories, posts] = await Promise.all([getLocale(), getTranslations('Post'), getCategoryChoice(), getPosts({ category: category?._id })]);
  const title = category ? textIn(category.title, locale) : t('title');
  const crumbs = [
    { label: t('home'), href: '/' },
    { label: t('title'), href: postsPath() },
    ...(category ? [{ label: title, href: postsPath(category._id) }] : []),
  ];
  return (
    <Container className={styles.page}>
      <PageHead title={title} lead={category ? undefined : t('lead')} crumbs={<Breadcrumb items={crumbs} />} />
      <PostCategories categories={categories} current={category?._id} locale={locale} words={{ label: t('categories'), all: t('all') }} />
      {posts.data.length === 0 ? (
        <EmptyState title={t('none')} description={t('noneLead')} action={<ButtonLink href="/shop/main/product">{t('browseServices')}</ButtonLink>} />
      ) : (
        <>
          <PostList posts={posts.data} locale={locale} priority={2} />
          {posts.next_page_url === null ? null : (
            <ClientMessages namespaces={['Post']}>
              <MorePosts key={category?._id ?? ''} shown={posts.data.length} total={posts.total} category={category?._id} />
            </ClientMessages>
          )}
        </>
      )}
    </Container>
  );
}
