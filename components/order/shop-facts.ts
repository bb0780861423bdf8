import type { Configuration } from '@/lib/configuration/schema';

/** What the appointment's screens show of the shop itself: where to pay, whom to ask. */
export type ShopFacts = Pick<Configuration, 'offline_payment' | 'whatsapp'> & Partial<Pick<Configuration, 'booking'>>;
