import type { ReactNode } from 'react';
import { CardsScreen } from '@/components/card/cards-screen';
import { ClientServiceCard, ClientServiceGrid } from '@/components/catalog/client-cards';
import { CompareListed } from '@/components/catalog/compare-listed';
import { Recommended } from '@/components/catalog/recommended';
import { OrdersScreen } from '@/components/order/orders-screen';
import { LikedPosts } from '@/components/post/liked-posts';
import { WishlistList } from '@/components/wishlist/wishlist-list';
import { type AccountTab, accountTab } from '@/lib/account/tabs';
import { getRecommendedProducts } from '@/lib/catalog/server';
import { getConfiguration, getCustomerLocales } from '@/lib/configuration/server';
import { env } from '@/lib/env';
import { notFound } from '@/lib/i18n/navigation';
import { messageMetadata } from '@/lib/seo/metadata';
import { AccountPage } from '../account-page';
import {
  AccountDetails,
  ChangeEmail,
  ChangePhone,
  MembershipScreen,
  NotificationScreen,
  OrderTasks,
  PasswordForm,
  PointsLine,
  RecipientScreen,
  RedeemedVouchersTab,
  VouchersTab,
} from '../deferred';

/** A row of services below an empty wishlist. */
const RECOMMENDED = 3;

type Props = { params: Promise<{ slug?: string[] }> };

// tabs that show something of the configuration beside the customer's own data
const CardsTab = () => <CardsScreen paymentOrigins={env().PAYMENT_ORIGINS} />;
const MembershipTab = async () => <MembershipScreen worth={(await getConfiguration()).booking.points} />;
const RedeemedTab = async () => <RedeemedVouchersTab shop={(await getConfiguration()).name} />;
const NotificationsTab = async () => <NotificationScreen locales={await getCustomerLocales()} />;

const WishlistTab = async () => (
  <WishlistList
    Card={ClientServiceCard}
    Grid={ClientServiceGrid}
    Compare={CompareListed}
    otherwise={<Recommended products={await getRecommendedProducts(RECOMMENDED)} />}
  />
);

// what comes next in the appointments, the points, then the settings
const HomeTab = () => (
  <>
    <OrderTasks>
      <PointsLine />
    </OrderTasks>
    <AccountDetails />
  </>
);

/** What each tab shows, and the messages that it needs in the browser. */
const SCREENS: Record<AccountTab['key'], { screen: ReactNode; namespaces?: string[] }> = {
  title: { screen: <HomeTab />, namespaces: ['Membership', 'Order', 'OrderTasks', 'Purchase', 'Upload'] },
  wishlist: {
    screen: <WishlistTab />,
    namespaces: ['WishlistPage', 'CatalogCard'],
  },
  cards: { screen: <CardsTab />, namespaces: ['Card'] },
  email: { screen: <ChangeEmail />, namespaces: ['ChangeContact'] },
  phone: { screen: <ChangePhone />, namespaces: ['ChangeContact'] },
  notifications: { screen: <NotificationsTab />, namespaces: ['Notification'] },
  password: { screen: <PasswordForm />, namespaces: ['Password'] },
  recipient: { screen: <RecipientScreen />, namespaces: ['Recipient'] },
  membership: { screen: <MembershipTab />, namespaces: ['Membership', 'Purchase'] },
  vouchers: { screen: <VouchersTab />, namespaces: ['Purchase', 'Voucher', 'VoucherValue'] },
  redeemedVouchers: { screen: <RedeemedTab />, namespaces: ['Purchase', 'Voucher', 'VoucherValue', 'Calendar'] },
  likedPosts: { screen: <LikedPosts />, namespaces: ['LikedPosts', 'Post', 'PostLike'] },
  orders: { screen: <OrdersScreen />, namespaces: ['Order', 'OrderList', 'Purchase', 'Upload'] },
  offlineOrders: { screen: <OrdersScreen kind="offline" />, namespaces: ['Order', 'OrderList', 'Purchase', 'Upload'] },
};

/** Rendered on the first visit and cached: the HTML holds nothing personal. */
export const generateStaticParams = () => [];

async function tabOf({ params }: Props): Promise<AccountTab> {
  const tab = accountTab((await params).slug);
  if (!tab) notFound();
  return tab;
}

export async function generateMetadata(props: Props) {
  const tab = await tabOf(props);
  return messageMetadata(tab.path, (t) => ({ title: t(`Account.pages.${tab.key}`) }));
}

export default async function Page(props: Props) {
  const tab = await tabOf(props);
  const { screen, namespaces } = SCREENS[tab.key];
  return (
    <AccountPage tab={tab} namespaces={namespaces}>
      {screen}
    </AccountPage>
  );
}
