import type { CallName } from '@/lib/api/contract';
import { accountCalls } from '@/lib/api/contract/account';
import { cardCalls } from '@/lib/api/contract/card';
import { cartCalls } from '@/lib/api/contract/cart';
import { catalogCalls } from '@/lib/api/contract/catalog';
import { checkoutCalls } from '@/lib/api/contract/checkout';
import { configurationCalls } from '@/lib/api/contract/configuration';
import { contentCalls } from '@/lib/api/contract/content';
import { credentialCalls } from '@/lib/api/contract/credential';
import { membershipCalls } from '@/lib/api/contract/membership';
import { orderCalls } from '@/lib/api/contract/order';
import { postCalls } from '@/lib/api/contract/post';
import { sessionCalls } from '@/lib/api/contract/session';
import { uploadCalls } from '@/lib/api/contract/upload';
import { voucherCalls } from '@/lib/api/contract/voucher';
import { wishlistCalls } from '@/lib/api/contract/wishlist';
import words from './words.json' with { type: 'json' };

/** The domains of the table, in the order a reader meets them, each with its calls. */
export const DOMAINS: { name: string; description: string; calls: object }[] = [
  { name: 'session', description: 'Who is here: guests log in, too. A token is valid for 1800 seconds.', calls: sessionCalls },
  { name: 'credential', description: 'How someone logs in, and how that changes. Codes go out by email or SMS.', calls: credentialCalls },
  { name: 'configuration', description: 'Navigation, words and settings that the studio’s staff edit.', calls: configurationCalls },
  { name: 'catalog', description: 'Services (products) of a store, their categories and reviews.', calls: catalogCalls },
  { name: 'post', description: 'Articles, their comments and likes.', calls: postCalls },
  { name: 'content', description: 'Pages that staff write, and the contact form.', calls: contentCalls },
  { name: 'cart', description: 'The appointment requests of an account in a store, with all money calculated by the backend.', calls: cartCalls },
  { name: 'checkout', description: 'A cart becomes an appointment (order).', calls: checkoutCalls },
  { name: 'order', description: 'Appointments: proof of payment, completion, reviews, refunds, projects.', calls: orderCalls },
  { name: 'wishlist', description: 'Services that an account likes.', calls: wishlistCalls },
  { name: 'account', description: 'A registered customer’s details, recipient and notifications.', calls: accountCalls },
  { name: 'membership', description: 'Level, points and where they came from.', calls: membershipCalls },
  { name: 'voucher', description: 'What points can buy, and what was bought.', calls: voucherCalls },
  { name: 'card', description: 'Cards that the payment service keeps.', calls: cardCalls },
  { name: 'upload', description: 'The file service, at `FILE_UPLOAD_URL`: not the backend.', calls: uploadCalls },
];

/** What each call does, and what its name does not tell: summary and description. A call that has none is a type error. */
export const WORDS: Record<CallName, string[]> = words;
