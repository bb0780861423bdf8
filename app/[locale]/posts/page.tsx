import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MorePosts } from '@/components/post/more-posts-island';
import { PostList } from '@/components/post/post-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Container, PageHead } from '@/components/ui/section';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { getLocale } from '@/lib/i18n/server';
import { getPosts } from '@/lib/post/server';
import { pageMetadata } from '@/lib/seo/metadata';
import styles from './posts.module.scss';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Post');
  return pageMetadata({ locale: await getLocale(), path: '/posts', title: t('title'), description: t('description') });
}

export default async function PostsPage() {
  const [locale, t, posts] = await Promise.all([getLocale(), getTranslations('Post'), getPosts()]);
  return (
    <Container className={styles.page}>
      <PageHead title={t('title')} lead={t('lead')} crumbs={<Breadcrumb items={[{ label: t('home'), href: '/' }, { label: t('title') }]} />} />
      {posts.data.length === 0 ? (
        <EmptyState title={t('none')} description={t('noneLead')} action={<ButtonLink href="/shop/main/product">{t('browseServices')}</ButtonLink>} />
      ) : (
        <>
          <PostList posts={posts.data} locale={locale} priority={2} />
          {posts.next_page_url === null ? null : (
            <ClientMessages namespaces={['Post']}>
              <MorePosts shown={posts.data.length} total={posts.total} />
            </ClientMessages>
          )}
        </>
      )}
    </Container>
  );
}
