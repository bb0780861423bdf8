import type { cardCalls } from '@/lib/api/contract/card';
import { done } from '../done.ts';
import { pageOfList } from '../paging.ts';
import { Refusal } from '../refusal.ts';
import type { Account } from '../state/accounts.ts';
import type { Implementers } from './context.ts';

function ownCard(account: Account, id: string) {
  const card = account.cards.find((candidate) => candidate._id === id);
  if (!card) throw new Refusal(404, 'notFound');
  return card;
}

export const cardHandlers: Implementers<typeof cardCalls> = {
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
};
