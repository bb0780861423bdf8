import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OrderScreen } from '@/components/order/order-screen';
import { getConfiguration } from '@/lib/configuration/server';
import { ClientMessages, getLocale } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';
import { Letterhead } from '../../../letterhead';

// rendered on the first visit and cached, like every page
export const generateStaticParams = () => [];

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Order');
  return pageMetadata({ locale: await getLocale(), path: '/shop/main/order', title: t('title'), description: t('pageDescription') });
}

/** The cached shell: whose appointment it is comes in the browser. */
export default async function OrderPage() {
  const [configuration, locale] = await Promise.all([getConfiguration(), getLocale()]);
  const { offline_payment, whatsapp, booking } = configuration;
  return (
    <ClientMessages namespaces={['Form', 'Order', 'Project', 'Refund', 'Review', 'Upload']}>
      <OrderScreen shop={{ offline_payment, whatsapp, booking }} letterhead={<Letterhead configuration={configuration} locale={locale} />} />
    </ClientMessages>
  );
}
