import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReloadButton } from '@/components/offline/reload-button';
import { ErrorLayout } from '@/components/error/error-layout';
import { ClientMessages, getLocale } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

const PATH = '/offline';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Offline');
  return pageMetadata({ locale: await getLocale(), path: PATH, title: t('title'), description: t('description') });
}

/** The service worker (lib/offline/service-worker.js) shows it without a network, for pages that were never visited. */
export default async function OfflinePage() {
  const t = await getTranslations('Offline');
  return (
    <ClientMessages namespaces={['Offline']}>
      <ErrorLayout title={t('title')} text={t('text')}>
        <ReloadButton />
      </ErrorLayout>
    </ClientMessages>
  );
}
