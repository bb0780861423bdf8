import { NotificationScreen } from '@/components/account/deferred';
import { getCustomerLocales } from '@/lib/configuration/server';

/** The languages are the shop's, the settings the customer's: those come in the browser. */
export async function NotificationsTab() {
  return <NotificationScreen locales={await getCustomerLocales()} />;
}
