import { languageOf } from '../language.ts';
import { addCard } from '../state/cards.ts';
import type { State } from '../state/state.ts';
import { actionOf, backTo, htmlPage, languageOfShop, seeOther } from './page.ts';
import { PAGE_WORDS as words } from './words.ts';

/** `/cards/{binding}`: where a card is added. The demo card always is the same one. */
export async function cardPage(state: State, id: string, request: Request): Promise<Response> {
  const binding = state.bindings.get(id);
  const account = binding && state.accounts.get(binding.account_id);
  if (!binding || !account) {
    const locale = languageOf(request);
    return htmlPage(locale, { title: words.noCardTitle[locale], lines: [words.noCard[locale]] }, 404);
  }
  const action = request.method === 'POST' ? await actionOf(request) : '';
  if (action !== 'save' && action !== 'cancel') {
    const locale = languageOfShop(binding.success_url);
    return htmlPage(locale, {
      title: words.cardTitle[locale],
      lines: [words.card[locale]],
      buttons: [
        ['save', words.saveCard[locale]],
        ['cancel', words.cancel[locale]],
      ],
    });
  }
  state.bindings.delete(id);
  if (action === 'cancel') return seeOther(backTo(binding.cancel_url, {}));
  addCard(state, account, { brand: 'Visa', last4: '4242', expiry: '12/2029' });
  return seeOther(backTo(binding.success_url, {}));
}
