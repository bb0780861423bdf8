import { getTranslations } from 'next-intl/server';
import { ReloadLink } from '@/components/offline/reload-link';
import { ErrorLayout } from '@/components/error/error-layout';
import { ClientMessages } from '@/lib/i18n/server';
import { messageMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () =>
  messageMetadata('/offline', (t) => ({ title: t('Offline.title'), description: t('Offline.description') }));

/** The service worker (lib/offline/service-worker.js) shows it without a network, for pages that were never visited. */
export default async function OfflinePage() {
  const t = await getTranslations('Offline');
  return (
    <ClientMessages namespaces={['Offline']}>
      <ErrorLayout title={t('title')} text={t('text')} picture={<FloorPlan />}>
        <ReloadLink />
      </ErrorLayout>
    </ClientMessages>
  );
}

/** Two rooms and their doors, as the logo has one: drawn in the page, since no picture can be loaded. */
function FloorPlan() {
  return (
    <svg viewBox="0 0 600 450" fill="none" stroke="currentcolor" strokeWidth="3" aria-hidden="true">
      <path d="M360 446H4V4h592v442H460M240 4v150m0 100v192" />
      <path d="M360 446a100 100 0 0 1 100-100v100M240 254a100 100 0 0 0 100-100H240" stroke="var(--gold)" />
      <path d="M440 4h100M4 90v120m592 40v120" strokeWidth="9" />
    </svg>
  );
}
