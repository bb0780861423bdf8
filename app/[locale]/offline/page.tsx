import { getTranslations } from 'next-intl/server';
import { ReloadLink } from '@/components/offline/reload-link';
import { ErrorLayout } from '@/components/error/error-layout';
import { Plan } from '@/components/ui/plan';
import { messageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () =>
  messageMetadata('/offline', (t) => ({ title: t('Offline.title'), description: t('Offline.description') }));

/** The service worker (lib/offline/service-worker.js) shows it without a network, for pages that were never visited. */
export default async function OfflinePage() {
  const t = await getTranslations('Offline');
  return (
    <ErrorLayout title={t('title')} text={t('text')} picture={<Plan size="l" />}>
      <ReloadLink />
    </ErrorLayout>
  );
}
