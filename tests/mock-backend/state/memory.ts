import type { ProductReview } from '@/lib/catalog/schema';
import type { Configuration } from '@/lib/configuration/schema';
import type { Content } from '@/lib/content/schema';
import type { EnquirySchema } from '@/lib/enquiry/schema';
import type { Voucher } from '@/lib/voucher/schema';
import type * as z from 'zod/mini';
import type { DiscountCode } from '../data/commerce.ts';
import type { Post, PostReview } from '../data/posts.ts';
import { SEED } from '../data/seed.ts';
import type { Settings } from '../settings.ts';
import { type Account, seededAccount } from './accounts.ts';
import { type CatalogueMemory, createCatalog } from './catalog.ts';
import { type ClockMemory, createClock } from './clock.ts';
import type { MailboxMemory } from './mailbox.ts';
import type { OrdersMemory } from './orders.ts';
import { dateWaiting, seededOrder } from './seeded-order.ts';
import type { TokensMemory } from './tokens.ts';
import type { UploadsMemory } from './uploads.ts';

/** Everything that the backend remembers, as plain data. */
export type Memory = {
  accounts: Map<string, Account>;
  /** account id by a guest's login id */
  guests: Map<string, string>;
  /** the last number used, by kind of id */
  counters: Map<string, number>;
  configuration: Configuration;
  posts: Map<string, Post>;
  contents: Map<string, Content>;
  postReviews: Map<string, PostReview[]>;
  productReviews: Map<string, ProductReview[]>;
  vouchers: Map<string, Voucher>;
  discountCodes: Map<string, DiscountCode>;
  orders: OrdersMemory;
  tokens: TokensMemory;
  mailbox: MailboxMemory;
  uploads: UploadsMemory;
  enquiries: z.output<typeof EnquirySchema>[];
  /** cards that are being added, by the id in the card page's URL */
  bindings: Map<string, { account_id: string; success_url: string; cancel_url: string }>;
  clock: ClockMemory;
  catalogue: CatalogueMemory;
};

/** The state at the start, as a copy that shares nothing with the seed. */
export function startingMemory(settings: Settings): Memory {
  // seeded orders may contain services that a smaller catalogue lacks
  const catalog = createCatalog(SEED.categories, SEED.products, new Map(), createClock({ ahead_ms: 0 }));
  const orders = SEED.orders.map((order) => seededOrder(order, catalog, settings.mainStoreId));
  const records = new Map(orders.map((record) => [record.order._id, record]));
  dateWaiting(records, Date.now());
  return structuredClone({
    accounts: new Map(SEED.accounts.map((account) => [account._id, seededAccount(account, settings.mainStoreId)])),
    guests: new Map(),
    counters: new Map(),
    configuration: SEED.configuration,
    posts: new Map(SEED.posts.map((post) => [post._id, post])),
    contents: new Map(SEED.contents.map((content) => [content.slug, content])),
    postReviews: new Map(Object.entries(SEED.postReviews)),
    productReviews: new Map(Object.entries(SEED.reviews)),
    vouchers: new Map(SEED.vouchers.map((voucher) => [voucher._id, voucher])),
    discountCodes: new Map(SEED.discountCodes.map((discount) => [discount.code, discount])),
    orders: { records, number: 100, keys: new Map(), hasPaymentUrls: true },
    tokens: new Map(),
    mailbox: { mails: [], codes: new Map() },
    uploads: new Map(),
    enquiries: [],
    bindings: new Map(),
    clock: { ahead_ms: 0 },
    catalogue: { products: settings.products, changed: new Map() },
  });
}
