import { Logo } from '@/components/layout/logo';
import { OrderScreen } from '@/components/order/order-screen';
import type { Configuration } from '@/lib/configuration/schema';
import { getConfiguration } from '@/lib/configuration/server';
import type { Locale } from '@/lib/i18n/locales';
import { ClientMessages, getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';
import styles from './letterhead.module.scss';

/** An appointment or a project order. The cached shell: whose it is, and which, comes in the browser. */
export async function OrderPage() {
  const [configuration, locale] = await Promise.all([getConfiguration(), getLocale()]);
  const { offline_payment, whatsapp, booking, name } = configuration;
  return (
    <ClientMessages namespaces={['Calendar', 'Enquiry', 'Form', 'Order', 'Project', 'Refund', 'Review', 'Upload']}>
      <OrderScreen shop={{ offline_payment, whatsapp, booking, name }} letterhead={<Letterhead configuration={configuration} locale={locale} />} />
    </ClientMessages>
  );
}

/** The studio at the head of a printed page: logo, name, where it is and how to reach it. */
function Letterhead({ configuration, locale }: { configuration: Configuration; locale: Locale }) {
  const { navbar, footer, name } = configuration;
  const title = textIn(name, locale);
  const address = textIn(footer.store.address, locale);
  return (
    <div className={styles.letterhead}>
      <Logo url={navbar.logo.url} name={navbar.logo.alt ? textIn(navbar.logo.alt, locale) : title} height={36} />
      <address>
        <b>{title}</b>
        {[address, footer.store.phone, footer.store.email].map((line) => (line ? <span key={line}>{line}</span> : null))}
      </address>
    </div>
  );
}
