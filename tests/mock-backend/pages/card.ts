import { addCard } from '../state/cards.ts';
import type { State } from '../state/state.ts';
import { actionOf, backTo, htmlPage, seeOther } from './page.ts';

/** `/cards/{binding}`: where a card is added. The demo card always is the same one. */
export async function cardPage(state: State, id: string, request: Request): Promise<Response> {
  const binding = state.bindings.get(id);
  const account = binding && state.accounts.get(binding.account_id);
  if (!binding || !account) return htmlPage({ title: 'Card page not found', lines: ['This link was used or does not exist.'] }, 404);
  const action = request.method === 'POST' ? await actionOf(request) : '';
  if (action !== 'save' && action !== 'cancel') {
    return htmlPage({
      title: 'Add a card',
      lines: ['Visa ending in 4242, expires 12/2029'],
      buttons: [
        ['save', 'Save card'],
        ['cancel', 'Cancel'],
      ],
    });
  }
  state.bindings.delete(id);
  if (action === 'cancel') return seeOther(backTo(binding.cancel_url, {}));
  addCard(state, account, { brand: 'Visa', last4: '4242', expiry: '12/2029' });
  return seeOther(backTo(binding.success_url, {}));
}
