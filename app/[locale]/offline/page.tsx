import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReloadButton } from '@/components/offline/reload-button';
import { ErrorLayout } from '@/components/error/error-layout';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { getLocale } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

const PATH = '/offline';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Offline');
  return pageMetadata({ locale: await getLocale(), path: PATH, title: t('title'), description: t('description'), isIndexed: false });
}

/** Stands for a page that was never opened here and cannot be asked for now. The browser keeps it (lib/offline/service-worker.js). */
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
