import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProjectScreen } from '@/components/order/project-screen';
import { getConfiguration } from '@/lib/configuration/server';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { getLocale } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

// rendered on the first visit and kept, like every page
export const generateStaticParams = () => [];

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Order');
  return pageMetadata({ locale: await getLocale(), path: '/shop/project/order', title: t('projects'), description: t('projectDescription'), isIndexed: false });
}

/** The cached shell: whose projects they are, comes in the browser. */
export default async function ProjectOrderPage() {
  const { offline_payment, whatsapp } = await getConfiguration();
  return (
    <ClientMessages namespaces={['Form', 'Order', 'Refund', 'Review', 'Upload']}>
      <ProjectScreen shop={{ offline_payment, whatsapp }} />
    </ClientMessages>
  );
}
