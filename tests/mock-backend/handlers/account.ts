import type { accountCalls } from '@/lib/api/contract/account';
import { pageOfList } from '../paging.ts';
import { type Account, pointsOf } from '../state/accounts.ts';
import { refuseTaken } from '../state/contact.ts';
import type { Implementers } from './context.ts';

/** Levels by all points ever earned. */
const LEVELS = [
  { slug: 'silver', from: 0, title: { en: 'Silver', zh: '銀級', cn: '银级' } },
  { slug: 'gold', from: 20_000, title: { en: 'Gold', zh: '金級', cn: '金级' } },
  { slug: 'platinum', from: 75_780, title: { en: 'Platinum', zh: '鉑金級', cn: '铂金级' } },
];

const profileOf = ({ avatar, email, area_code, phone, gender, country, username }: Account) => ({ avatar, email, area_code, phone, gender, country, username });

export const accountHandlers: Implementers<typeof accountCalls> = {
  getAccount: ({ account }) => profileOf(account),

  /** Email and phone are changed with a code (`change-email`, `change-phone`), but the call carries them: taken ones are refused. */
  editAccount: ({ state, account, body }) => {
    refuseTaken(state, account, body);
    Object.assign(account, body);
    return profileOf(account);
  },

  getRecipient: ({ account }) => ({ delivery_recipient: account.recipient }),
  editRecipient: ({ account, body }) => {
    account.recipient = body.delivery_recipient;
    return { delivery_recipient: account.recipient };
  },

  getNotificationSettings: ({ account }) => account.notification,
  editNotificationSettings: ({ account, body }) => {
    account.notification = body;
    return account.notification;
  },

  getMembershipStatus: ({ account }) => {
    const earned = account.transactions.reduce((sum, entry) => sum + Math.max(0, entry.points), 0);
    const level = LEVELS.findLast((candidate) => earned >= candidate.from)!;
    const next = LEVELS[LEVELS.indexOf(level) + 1];
    return { slug: level.slug, title: level.title, next_title: next?.title ?? null, points_to_next: next ? next.from - earned : null };
  },

  getMembershipBalance: ({ account }) => ({ data: account.lots, total: pointsOf(account) }),

  getMembershipTransactions: ({ account, query, url }) =>
    pageOfList(
      account.transactions.toSorted((a, b) => b.created_at.localeCompare(a.created_at)),
      query,
      10,
      url,
    ),
};
