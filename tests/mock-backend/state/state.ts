import type { Settings } from '../settings.ts';
import { type Account, newGuest, phoneKey } from './accounts.ts';
import { createCatalogs } from './catalog.ts';
import { createClock } from './clock.ts';
import { createMailbox } from './mailbox.ts';
import type { Memory } from './memory.ts';
import { createOrders } from './orders.ts';
import { createTokens } from './tokens.ts';
import { createUploads } from './uploads.ts';

export type State = ReturnType<typeof createState>;

/** The operations on a memory. Whatever changes is in the memory and nowhere else. */
export function createState(settings: Settings, memory: Memory) {
  const { accounts, guests, counters, catalogue, ...records } = memory;
  const clock = createClock(memory.clock);
  const nextId = (kind: string): string => {
    const next = (counters.get(kind) ?? 0) + 1;
    counters.set(kind, next);
    return `${kind}-${next}`;
  };

  return {
    ...records,
    settings,
    memory,
    clock,
    catalogs: createCatalogs(settings, catalogue, clock),
    accounts,
    orders: createOrders(memory.orders),
    tokens: createTokens(memory.tokens, clock),
    mailbox: createMailbox(memory.mailbox, settings.shopUrl, clock),
    uploads: createUploads(memory.uploads),
    nextId,

    accountOfToken(token: string | undefined): Account | undefined {
      return accounts.get(this.tokens.ownerOf(token) ?? '');
    },
    /** The guest of a login id, created on first use. */
    guest(login_id: string): Account {
      const known = accounts.get(guests.get(login_id) ?? '');
      if (known) return known;
      const guest = this.newAccount(login_id);
      guests.set(login_id, guest._id);
      return guest;
    },
    /** Once the guest has registered, the login id belongs to nobody. */
    forgetGuest(login_id: string): void {
      guests.delete(login_id);
    },
    newAccount(login_id = ''): Account {
      const account = newGuest(nextId('account'), login_id);
      accounts.set(account._id, account);
      return account;
    },
    byEmail(email: string): Account | undefined {
      const wanted = email.toLowerCase();
      return wanted
        ? [...accounts.values()].find((account) => account.type !== 'TEMP' && account.email.toLowerCase() === wanted)
        : undefined;
    },
    /** `key`: area code and phone, digits only. */
    byPhone(key: string): Account | undefined {
      return [...accounts.values()].find(
        (account) =>
          account.type !== 'TEMP' && account.phone !== '' && phoneKey(account.area_code, account.phone) === key,
      );
    },
    /** Accounts by id, guest login id, email, or phone with or without area code. */
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
