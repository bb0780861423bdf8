import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PostsScreen } from '@/components/post/posts-screen';
import { getLocale } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Post');
  return pageMetadata({ locale: await getLocale(), path: '/posts', title: t('title'), description: t('description') });
}

export default function PostsPage() {
  return <PostsScreen />;
}
