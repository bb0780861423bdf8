import type { Openings } from '@/lib/configuration/opening-hours';
import type { Configuration } from '@/lib/configuration/schema';

/** What the order's screens show of the shop: where to pay, whom to ask. */
export type ShopFacts = Pick<Configuration, 'offline_payment' | 'whatsapp' | 'wechat'> &
  Partial<Pick<Configuration, 'booking' | 'name' | 'payment_methods'>> & {
    /** of payment pages; empty: any over http(s) */
    payment_origins: readonly string[];
    /** the studio's working days */
    openings?: Openings;
  };
