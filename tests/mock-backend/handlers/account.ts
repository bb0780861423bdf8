import type { accountCalls } from '@/lib/account/schema';
import type { cardCalls } from '@/lib/card/schema';
import type { membershipCalls } from '@/lib/membership/schema';
import { checkReturnUrls, isHttpUrl } from '../checks.ts';
import { byDate } from '../lists.ts';
import { found, invalid } from '../messages.ts';
import { type Account, checkNotTaken, pointsOf } from '../state/accounts.ts';
import { lotsOf } from '../state/points.ts';
import type { Handlers } from './context.ts';

const profileOf = ({ avatar, email, area_code, phone, gender, country, username }: Account) => ({
  avatar,
  email,
  area_code,
  phone,
  gender,
  country,
  username,
});
const ownCard = (account: Account, id: string) => found(account.cards.find(({ _id }) => _id === id));

/** Levels by all points ever earned. */
const LEVELS = [
  { slug: 'silver', from: 0, title: { en: 'Silver', zh: '銀級', cn: '白银会员' } },
  { slug: 'gold', from: 20_000, title: { en: 'Gold', zh: '金級', cn: '黄金会员' } },
  { slug: 'platinum', from: 119_060, title: { en: 'Platinum', zh: '鉑金級', cn: '铂金会员' } },
];

export const accountHandlers: Handlers<typeof accountCalls & typeof cardCalls & typeof membershipCalls> = {
  getAccount: ({ account }) => profileOf(account),

  editAccount: ({ state, account, body }) => {
    checkNotTaken(state, account, body);
    if (body.username.length > 60) throw invalid({ username: 'tooLong' });
    if (body.avatar && !isHttpUrl(body.avatar)) throw invalid({ avatar: 'url' });
    Object.assign(account, body);
    return profileOf(account);
  },

  getRecipient: ({ account }) => ({ delivery_recipient: account.recipient }),
  editRecipient: ({ account, body }) => {
    account.recipient = body.delivery_recipient;
    return { delivery_recipient: account.recipient };
  },

  getNotificationSettings: ({ account }) => account.notification,
  editNotificationSettings: ({ account, body }) => (account.notification = body),

  getCreditCards: ({ account, page }) => page(account.cards, 999),

  bindCreditCard: ({ state, account, body, origin }) => {
    checkReturnUrls(body);
    const id = state.nextId('binding');
    state.bindings.set(id, { account_id: account._id, ...body });
    return { return_url: `${origin}/cards/${id}` };
  },

  setDefaultCreditCard: ({ account, params, done }) => {
    const chosen = ownCard(account, params.card_id);
    for (const card of account.cards) card.is_default = card === chosen;
    return done;
  },

  deleteCreditCard: ({ account, params, done }) => {
    const deleted = ownCard(account, params.card_id);
    account.cards = account.cards.filter((card) => card !== deleted);
    const [first] = account.cards;
    if (deleted.is_default && first) first.is_default = true;
    return done;
  },

  getMembershipStatus: ({ account }) => {
    // points that a cancelled order returned were not earned
    const earned = account.transactions.reduce(
      (sum, entry) => sum + (entry._id.startsWith('returned-') ? 0 : Math.max(0, entry.points)),
      0,
    );
    const level = LEVELS.findLast((candidate) => earned >= candidate.from)!;
    const next = LEVELS[LEVELS.indexOf(level) + 1];
    return {
      slug: level.slug,
      title: level.title,
      next_title: next?.title ?? null,
      points_earned: earned,
      points_to_next: next ? next.from - earned : null,
    };
  },

  getMembershipBalance: ({ state, account }) => ({ data: lotsOf(state, account), total: pointsOf(account) }),
  getMembershipTransactions: ({ account, page }) => page(byDate(account.transactions, 'desc'), 10),
};
