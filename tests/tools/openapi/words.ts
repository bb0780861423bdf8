import * as account from '@/lib/account/schema';
import type { CallName } from '@/lib/contract';
import * as card from '@/lib/card/schema';
import * as cart from '@/lib/cart/schema';
import * as catalog from '@/lib/catalog/schema';
import * as checkout from '@/lib/checkout/schema';
import * as configuration from '@/lib/configuration/schema';
import * as content from '@/lib/content/schema';
import * as credential from '@/lib/credential/schema';
import * as enquiry from '@/lib/enquiry/schema';
import * as membership from '@/lib/membership/schema';
import * as order from '@/lib/order/schema';
import * as post from '@/lib/post/schema';
import * as session from '@/lib/session/schema';
import * as upload from '@/lib/upload/schema';
import * as voucher from '@/lib/voucher/schema';
import * as wishlist from '@/lib/wishlist/schema';
import words from './words.json' with { type: 'json' };

/** The domains of the table, in the order a reader meets them, each with its `lib/<domain>/schema.ts`. */
export const DOMAINS: [name: string, description: string, schemas: Record<string, unknown>][] = [
  ['session', 'Who is here: guests log in, too. A token is valid for 1800 seconds.', session],
  ['credential', 'How someone logs in, and how that changes. Codes go out by email or SMS.', credential],
  ['configuration', 'Navigation, words and settings that the studio’s staff edit.', configuration],
  ['catalog', 'Services (products) of a store, their categories and reviews.', catalog],
  ['post', 'Articles, their comments and likes.', post],
  ['content', 'Pages that staff write.', content],
  ['enquiry', 'The contact form.', enquiry],
  ['cart', 'The appointment requests of an account in a store, with all money calculated by the backend.', cart],
  ['checkout', 'A cart becomes an appointment (order).', checkout],
  ['order', 'Appointments: proof of payment, completion, reviews, refunds, projects.', order],
  ['wishlist', 'Services that an account likes.', wishlist],
  ['account', 'A registered customer’s details, recipient and notifications.', account],
  ['membership', 'Level, points and where they came from.', membership],
  ['voucher', 'What points can buy, and what was bought.', voucher],
  ['card', 'Cards that the payment service keeps.', card],
  ['upload', 'The file service, at `FILE_UPLOAD_URL`: not the backend.', upload],
];

/** Summary of each call, and what its name does not tell. A call without words is a type error. */
export const WORDS: Record<CallName, string[]> = words;
