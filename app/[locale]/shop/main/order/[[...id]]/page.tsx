import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getLocale } from '@/lib/i18n/server';
import { pageMetadata } from '@/lib/seo/metadata';

export { OrderPage as default } from '../../../order-page';

// rendered on the first visit and cached, like every page
export const generateStaticParams = () => [];

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Order');
  return pageMetadata({ locale: await getLocale(), path: '/shop/main/order', title: t('title'), description: t('pageDescription') });
}
