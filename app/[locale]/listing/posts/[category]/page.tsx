import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PostsScreen } from '@/components/post/posts-screen';
import { notFound } from '@/lib/i18n/navigation';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';
import { postsPath } from '@/lib/post/path';
import { getPostCategories } from '@/lib/post/server';
import { clampDescription, clampTitle, pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ category: string }> };

// rendered when first asked for, and kept: see lib/post/category-rewrites.mjs
export function generateStaticParams() {
  return [];
}

async function categoryOf({ params }: Props) {
  const { category: id } = await params;
  const category = (await getPostCategories()).find(({ _id }) => _id === id);
  if (!category) notFound();
  return category;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [locale, t, category] = await Promise.all([getLocale(), getTranslations('Post'), categoryOf(props)]);
  const title = textIn(category.title, locale);
  return pageMetadata({
    locale,
    path: postsPath(category._id),
    title: clampTitle(title, locale),
    description: clampDescription(t('categoryDescription', { category: title }), locale),
  });
}

export default async function PostCategoryPage(props: Props) {
  return <PostsScreen category={await categoryOf(props)} />;
}
