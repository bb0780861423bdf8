import { messageMetadata } from '@/lib/seo/metadata';

export { OrderPage as default } from '../../../order-page';

// rendered on the first visit and cached, like every page
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: { params: Promise<{ id?: string[] }> }) {
  const { id } = await params;
  return messageMetadata('/shop/main/order', (t) =>
    id
      ? { title: t('Order.title'), description: t('Order.pageDescription') }
      : { title: t('Common.lookUp'), description: t('Order.lookupDescription') },
  );
}
