import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/error/not-found-view';
import { getLocale } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

/** The framework gives a missing page the metadata of its `not-found` alone. The address is that of the page for all of them. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Error');
  return pageMetadata({ locale: await getLocale(), path: '/not-found', title: t('notFoundTitle') });
}

/**
 * For what a page finds missing, as an unknown id. Each folder has it, not the frame itself: there the framework would
 * render the whole frame twice for every page, as soon as it has a slot.
 */
export default function NotFound() {
  return <NotFoundView />;
}
