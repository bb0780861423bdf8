import type { accountCalls } from '@/lib/api/contract/account';
import { done } from '../done.ts';
import { pageOfList } from '../paging.ts';
import { Refusal } from '../refusal.ts';
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

function ownCard(account: Account, id: string) {
  const card = account.cards.find((candidate) => candidate._id === id);
  if (!card) throw new Refusal(404, 'notFound');
  return card;
}

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

  getCreditCards: ({ account, query, url }) => pageOfList(account.cards, query, 999, url),

  bindCreditCard: ({ state, account, body, origin }) => {
    for (const field of ['success_url', 'cancel_url'] as const) {
      if (!/^https?:\/\//.test(body[field])) throw new Refusal(422, 'wrongAddress', { [field]: 'url' });
    }
    const id = state.nextId('binding');
    state.bindings.set(id, { account_id: account._id, ...body });
    return { return_url: `${origin}/cards/${id}` };
  },

  setDefaultCreditCard: ({ account, params, locale }) => {
    const chosen = ownCard(account, params.card_id);
    for (const card of account.cards) card.is_default = card === chosen;
    return done(locale);
  },

  deleteCreditCard: ({ account, params, locale }) => {
    const gone = ownCard(account, params.card_id);
    account.cards = account.cards.filter((card) => card !== gone);
    const [first] = account.cards;
    if (gone.is_default && first) first.is_default = true;
    return done(locale);
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
