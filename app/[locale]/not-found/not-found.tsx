import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/error/not-found-view';
import { getLocale } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

/** Next gives a missing page the metadata of its `not-found` file alone, so they share one canonical URL. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Error');
  return pageMetadata({ locale: await getLocale(), path: '/not-found', title: t('notFoundTitle') });
}

/**
 * For `notFound()`, as for an unknown id. Every folder re-exports it instead of the root having one: beside a root layout
 * with a parallel route Next would render the whole layout twice for every page.
 */
export default function NotFound() {
  return <NotFoundView />;
}
