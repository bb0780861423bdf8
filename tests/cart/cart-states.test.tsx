import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CartStates } from '@/app/[locale]/shop/main/cart/cart-states';
import { connectivity } from '@/lib/client/connectivity';
import { sessionStore } from '@/lib/session/store';
import messages from '@/messages/en.json';
import { mockSession, renderInShop } from '../session/shop.tsx';

mockSession('guest');
afterEach(() => act(() => connectivity.set('online')));

it('says that the shop cannot be reached only where there was no response', async () => {
  renderInShop(
    <CartStates skeleton={null}>
      <p>lines</p>
    </CartStates>,
  );
  act(() => sessionStore.set('unreachable'));
  // the guest logins were answered, with an error
  expect(await screen.findByText(messages.Cart.loadFailed)).toBeTruthy();
  act(() => connectivity.set('unreachable'));
  expect(await screen.findByText(messages.Cart.unreachable)).toBeTruthy();
});
