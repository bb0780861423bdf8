import { OrderScreen } from '@/components/order/order-screen';
import { getConfiguration } from '@/lib/configuration/server';
import { env } from '@/lib/env';
import { ClientMessages } from '@/lib/i18n/server';
import { Letterhead } from '../letterhead';

/** An appointment or a project order. The cached shell: whose it is, and which, comes in the browser. */
export async function OrderPage() {
  const { offline_payment, payment_methods, whatsapp, wechat, booking, name, footer } = await getConfiguration();
  const { opening_hours, closed_days } = footer.store;
  return (
    <ClientMessages
      namespaces={[
        'Calendar',
        'Enquiry',
        'Form',
        'GuestAccount',
        'Lightbox',
        'Order',
        'Project',
        'Purchase',
        'Refund',
        'Review',
        'Upload',
      ]}
    >
      <OrderScreen
        shop={{
          offline_payment,
          payment_methods,
          whatsapp,
          wechat,
          booking,
          name,
          payment_origins: env().PAYMENT_ORIGINS,
          openings: { opening_hours, closed_days },
        }}
        letterhead={<Letterhead />}
      />
    </ClientMessages>
  );
}
