import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CartStates } from '@/app/[locale]/shop/main/cart/cart-states';
import { forgetDraft, getDraft, setDraft } from '@/lib/checkout/draft';
import { connectivity } from '@/lib/client/connectivity';
import messages from '@/messages/en.json';
import { setSession } from '../session/cookies.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { LIGHTING } from './samples.ts';

const mock = mockSession('guest');
afterEach(() => act(() => connectivity.set('online')));

const open = () =>
  renderInShop(
    <CartStates skeleton={null} paymentOrigins={[]}>
      <p>lines</p>
    </CartStates>,
  );

it('says that the shop cannot be reached only where there was no response', async () => {
  open();
  setSession({ status: 'unreachable' });
  // the guest logins were answered, with an error
  expect(await screen.findByText(messages.Common.requestsFailed)).toBeTruthy();
  act(() => connectivity.set('unreachable'));
  expect(await screen.findByText(messages.Common.unreachable)).toBeTruthy();
});

describe('an empty list after Back on the payment page', () => {
  it.each(['submitted-online', 'submitted-offline', 'payment-failed', 'payment-cancelled'] as const)(
    'names the appointment whose payment has not come, not a newer one that asks for none: %s',
    async (state) => {
      const { _id, reference_number } = mock.makeOrder('guest-in-test', state);
      for (const other of ['paid-online', 'proof-uploaded', 'cancelled', 'completed', 'project-quoted'] as const)
        mock.makeOrder('guest-in-test', other);
      open();
      const note = within(
        (await screen.findByText((words) => words.includes(reference_number))).closest<HTMLElement>('[role=status]')!,
      );
      expect(note.getByRole('link', { name: 'View appointment' }).getAttribute('href')).toBe(`/shop/main/order/${_id}`);
    },
  );

  it('is brought into view once, also where other services are left', async () => {
    mock.fillCart([{ product_variant_id: LIGHTING, qty: 1 }]);
    const { _id: id } = mock.makeOrder('guest-in-test', 'submitted-online');
    setDraft({ sentToPay: { id, isTold: false } });
    open();
    expect(await screen.findByText('lines')).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Pay now' })).getAttribute('href')).toMatch(`/pay/${id}`);
    expect(document.activeElement?.textContent).toContain('We have not received the payment');
    expect(getDraft().sentToPay).toEqual({ id, isTold: true });
    forgetDraft();
  });
});
