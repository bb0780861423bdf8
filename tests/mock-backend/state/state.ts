import type { Seed } from '../seed.ts';
import type { Settings } from '../settings.ts';
import { type Account, newGuest, phoneKey } from './accounts.ts';
import { createCatalogs } from './catalogs.ts';
import { createClock } from './clock.ts';
import { createMailbox } from './mailbox.ts';
import type { Memory } from './memory.ts';
import { createOrders } from './orders.ts';
import { createTokens } from './tokens.ts';
import { createUploads } from './uploads.ts';

export type State = ReturnType<typeof createState>;

/** What can be done with a memory. Everything that changes is in the memory, and nothing else. */
export function createState(seed: Seed, settings: Settings, memory: Memory) {
  const { accounts, guests, counters } = memory;
  const clock = createClock(memory.clock);
  const nextId = (kind: string): string => {
    const next = (counters.get(kind) ?? 0) + 1;
    counters.set(kind, next);
    return `${kind}-${next}`;
  };

  return {
    seed,
    settings,
    memory,
    clock,
    catalogs: createCatalogs(seed, settings, memory.catalogue, clock),
    accounts,
    configuration: memory.configuration,
    posts: memory.posts,
    contents: memory.contents,
    postReviews: memory.postReviews,
    productReviews: memory.productReviews,
    vouchers: memory.vouchers,
    orders: createOrders(memory.orders),
    tokens: createTokens(memory.tokens, clock),
    mailbox: createMailbox(memory.mailbox, settings.shopUrl, clock),
    uploads: createUploads(memory.uploads),
    enquiries: memory.enquiries,
    bindings: memory.bindings,
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
    /** Accounts by whatever names them: id, a guest's login id, email, or phone with or without area code. */
    named(name: string): Account[] {
      const namesOf = ({ _id, login_id, email, phone, area_code }: Account) => [
        _id,
        login_id,
        email,
        phone,
        `${area_code}${phone}`,
        phoneKey(area_code, phone),
      ];
      return name ? [...accounts.values()].filter((account) => namesOf(account).includes(name)) : [];
    },
  };
}
