import type { Product, ProductReview } from '@/lib/catalog/schema';
import type { Configuration } from '@/lib/configuration/schema';
import type { Content } from '@/lib/content/schema';
import type { EnquirySchema } from '@/lib/enquiry/schema';
import type * as z from 'zod/mini';
import type { Seed, SeedPost, SeedPostReview } from '../seed.ts';
import type { Settings } from '../settings.ts';
import { type Account, seededAccount } from './accounts.ts';
import { createCatalog } from './catalog.ts';
import { type ClockMemory, createClock } from './clock.ts';
import type { MailboxMemory } from './mailbox.ts';
import type { OrdersMemory } from './orders.ts';
import { seededOrder } from './seeded-orders.ts';
import type { TokensMemory } from './tokens.ts';
import type { UploadsMemory } from './uploads.ts';

/** All that the backend remembers, as plain data: what `structuredClone` makes of it is a snapshot. */
export type Memory = {
  accounts: Map<string, Account>;
  /** account id by a guest's login id */
  guests: Map<string, string>;
  /** the last number given, by kind of id */
  counters: Map<string, number>;
  configuration: Configuration;
  posts: Map<string, SeedPost>;
  contents: Map<string, Content>;
  postReviews: Map<string, SeedPostReview[]>;
  productReviews: Map<string, ProductReview[]>;
  vouchers: Map<string, Seed['vouchers'][number]>;
  orders: OrdersMemory;
  tokens: TokensMemory;
  mailbox: MailboxMemory;
  uploads: UploadsMemory;
  enquiries: z.output<typeof EnquirySchema>[];
  /** cards that are being bound, by the id in the card page's address */
  bindings: Map<string, { account_id: string; success_url: string; cancel_url: string }>;
  clock: ClockMemory;
  catalogue: {
    /** services in all; null for the written ones alone */
    products: number | null;
    /** by store: services that are not as they were at the start */
    changed: Map<string, Map<string, Product>>;
  };
};

/** What the backend remembers at the start. Nothing of it is shared with the seed where it may change. */
export function startingMemory(seed: Seed, settings: Settings): Memory {
  // orders of before keep the services that a smaller catalogue lacks
  const catalog = createCatalog(seed.categories, seed.productsOf(null), new Map(), createClock({ ahead_ms: 0 }));
  const orders = seed.orders.map((order) => seededOrder(order, seed, catalog, settings.mainStoreId));
  return structuredClone({
    accounts: new Map(seed.accounts.map((account) => [account._id, seededAccount(account, settings.mainStoreId)])),
    guests: new Map(),
    counters: new Map(),
    configuration: seed.configuration,
    posts: new Map(seed.posts.map((post) => [post._id, post])),
    contents: new Map(seed.contents.map((content) => [content.slug, content])),
    postReviews: seed.postReviews,
    productReviews: seed.reviews,
    vouchers: new Map(seed.vouchers.map((voucher) => [voucher._id, voucher])),
    orders: { records: new Map(orders.map((record) => [record.order._id, record])), number: 100 },
    tokens: new Map(),
    mailbox: { mails: [], codes: new Map() },
    uploads: new Map(),
    enquiries: [],
    bindings: new Map(),
    clock: { ahead_ms: 0 },
    catalogue: { products: settings.products, changed: new Map() },
  });
}
