import { getTranslations } from 'next-intl/server';
import { CartSkeleton } from '@/components/cart/cart-skeleton';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container } from '@/components/ui/container';
import { PageHead } from '@/components/ui/section';
import { isPaymentMethod } from '@/lib/api/payment-methods';
import { getRecommendedProducts } from '@/lib/catalog/server';
import { getConfiguration } from '@/lib/configuration/server';
import { env } from '@/lib/env';
import { firstWechatId } from '@/lib/format/wechat';
import { ClientMessages, getLocale } from '@/lib/i18n/server';
import { messageMetadata } from '@/lib/seo/metadata';
import { CartRelated, CartScreen } from './cart-screen';
import { CartStates } from './cart-states';

export const generateMetadata = () =>
  messageMetadata('/shop/main/cart', (t) => ({ title: t('Cart.title'), description: t('Cart.description') }));

/** A row of services below an empty cart. */
const RECOMMENDED = 4;

/** Cart and checkout: a shell that can be cached; the shopper's own data comes in the browser. */
export default async function CartPage() {
  const [t, tCommon, locale, configuration, recommended] = await Promise.all([
    getTranslations('Cart'),
    getTranslations('Common'),
    getLocale(),
    getConfiguration(),
    getRecommendedProducts(RECOMMENDED),
  ]);
  const { delivery_country_codes, payment_methods, booking, footer, whatsapp } = configuration;
  return (
    <ClientMessages
      namespaces={[
        'BookingSteps',
        'Cart',
        'Checkout',
        'CartVouchers',
        'Purchase',
        'VoucherValue',
        'Form',
        'CatalogCard',
      ]}
    >
      <Container>
        <PageHead
          isTight
          crumbs={<Breadcrumb items={[{ label: tCommon('home'), href: '/' }, { label: t('title') }]} />}
          title={t('title')}
        />
        <CartStates skeleton={<CartSkeleton />} paymentOrigins={env().PAYMENT_ORIGINS}>
          <CartScreen
            skeleton={<CartSkeleton />}
            countryCodes={delivery_country_codes}
            paymentMethods={payment_methods.filter(isPaymentMethod)}
            booking={booking}
            contact={{ phone: footer.store.phone, whatsapp, wechat: firstWechatId(configuration, locale) }}
            paymentOrigins={env().PAYMENT_ORIGINS}
          />
        </CartStates>
      </Container>
      <CartRelated recommended={recommended.map(({ _id }) => _id)} />
    </ClientMessages>
  );
}
