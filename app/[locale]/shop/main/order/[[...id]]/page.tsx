import { messageMetadata } from '@/lib/seo/metadata';

export { OrderPage as default } from '../../../order-page';

// rendered on the first visit and cached, like every page
export const generateStaticParams = () => [];

export const generateMetadata = () => messageMetadata('/shop/main/order', (t) => ({ title: t('Order.title'), description: t('Order.pageDescription') }));
