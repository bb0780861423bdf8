import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotFoundView } from '@/components/error/not-found-view';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Error');
  return { title: t('notFoundTitle'), robots: { index: false, follow: true } };
}

/** The middleware answers every unknown path with this page and status 404. */
export default function NotFoundPage() {
  return <NotFoundView />;
}
