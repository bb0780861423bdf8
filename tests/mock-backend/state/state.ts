import type { Configuration } from '@/lib/configuration/schema';
import type { EnquirySchema } from '@/lib/enquiry/schema';
import type * as z from 'zod/mini';
import type { Seed } from '../seed.ts';
import type { Settings } from '../settings.ts';
import { type Account, newGuest, phoneKey, seededAccount } from './accounts.ts';
import { type Catalog, createCatalog } from './catalog.ts';
import { createMailbox } from './mailbox.ts';
import { createOrders } from './orders.ts';
import { seededOrder } from './seeded-orders.ts';
import { createTokens } from './tokens.ts';
import { createUploads } from './uploads.ts';

export type State = ReturnType<typeof createState>;

/** Everything that the backend remembers, as it is at the start. Seeded data is copied where it may change. */
export function createState(seed: Seed, settings: Settings, catalogs: Map<string, Catalog>) {
  const accounts = new Map<string, Account>(seed.accounts.map((account) => [account._id, seededAccount(account, settings.mainStoreId)]));
  const guests = new Map<string, string>();
  const counters = new Map<string, number>();
  const nextId = (kind: string): string => {
    const next = (counters.get(kind) ?? 0) + 1;
    counters.set(kind, next);
    return `${kind}-${next}`;
  };

  const mainCatalog = catalogs.get(settings.mainStoreId)!;
  const orders = createOrders(seed.orders.map((order) => seededOrder(order, seed, mainCatalog, settings.mainStoreId)));

  return {
    seed,
    settings,
    catalogs,
    accounts,
    configuration: structuredClone(seed.configuration) as Configuration,
    posts: new Map(structuredClone(seed.posts).map((post) => [post._id, post])),
    contents: new Map(structuredClone(seed.contents).map((content) => [content.slug, content])),
    postReviews: structuredClone(seed.postReviews),
    productReviews: new Map([...seed.reviews].map(([id, reviews]) => [id, [...reviews]])),
    vouchers: new Map(structuredClone(seed.vouchers).map((voucher) => [voucher._id, voucher])),
    orders,
    tokens: createTokens(),
    mailbox: createMailbox(settings.shopUrl),
    uploads: createUploads(),
    enquiries: [] as z.output<typeof EnquirySchema>[],
    /** cards that are being bound, by the id in the card page's address */
    bindings: new Map<string, { account_id: string; success_url: string; cancel_url: string }>(),
    nextId,

    accountOfToken(token: string | undefined): Account | undefined {
      const id = this.tokens.ownerOf(token);
      return id ? accounts.get(id) : undefined;
    },
    /** The guest of a login id; a new one the first time. */
    guest(login_id: string): Account {
      const known = accounts.get(guests.get(login_id) ?? '');
      if (known) return known;
      const guest = newGuest(nextId('account'), login_id);
      accounts.set(guest._id, guest);
      guests.set(login_id, guest._id);
      return guest;
    },
    /** The login id is a stranger's from now on: its account is registered. */
    forgetGuest(login_id: string): void {
      guests.delete(login_id);
    },
    newAccount(): Account {
      const account = newGuest(nextId('account'), '');
      accounts.set(account._id, account);
      return account;
    },
    byEmail(email: string): Account | undefined {
      const wanted = email.toLowerCase();
      return wanted ? [...accounts.values()].find((account) => account.type !== 'TEMP' && account.email.toLowerCase() === wanted) : undefined;
    },
    /** `key`: area code and phone, digits only. */
    byPhone(key: string): Account | undefined {
      return [...accounts.values()].find((account) => account.type !== 'TEMP' && account.phone !== '' && phoneKey(account.area_code, account.phone) === key);
    },
  };
}

/** One catalogue per store: the main store sells everything, the mini store every fifth service. */
export function createCatalogs(seed: Seed, settings: Settings): Map<string, Catalog> {
  return new Map([
    [settings.mainStoreId, createCatalog(seed.categories, seed.products)],
    [
      settings.miniStoreId,
      createCatalog(
        seed.categories,
        seed.products.filter((_, index) => index % 5 === 0),
      ),
    ],
  ]);
}
