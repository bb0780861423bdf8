import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CardsScreen } from '@/components/card/cards-screen';
import { mockSession, renderInShop } from '../session/shop.tsx';

const mock = mockSession('registered');
const VISA = 'Visa ending in 4242';
const MASTERCARD = 'Mastercard ending in 4444';

const open = () => renderInShop(<CardsScreen paymentOrigins={[]} />);
const row = async (name: string) => (await screen.findByText(name)).closest('li')!;
const cardsOf = () => mock.account().cards;

describe('the default card', () => {
  // @spec-1.13
  it('changes at once, and once', async () => {
    const held = mock.hold({ path: '/credit-cards/{card_id}/set-default' });
    open();
    await userEvent.dblClick(within(await row(MASTERCARD)).getByRole('button', { name: /Set as default/ }));
    expect(within(await row(MASTERCARD)).getByText('Default')).toBeTruthy();
    expect(within(await row(VISA)).queryByText('Default')).toBeNull();
    expect(document.activeElement?.textContent).toContain(MASTERCARD);
    expect(cardsOf()[1]?.is_default).toBe(false);
    held.release();
    await waitFor(() => expect(cardsOf()[1]?.is_default).toBe(true));
    expect(mock.requests({ call: 'setDefaultCreditCard' })).toHaveLength(1);
    expect(within(await row(MASTERCARD)).getByText('Default')).toBeTruthy();
  });

  // @spec-4.20 @spec-9.2
  it('is restored when the change fails, and the cards are reloaded', async () => {
    mock.fault({ path: '/credit-cards/{card_id}/set-default', status: 500 });
    open();
    await userEvent.click(within(await row(MASTERCARD)).getByRole('button', { name: /Set as default/ }));
    expect(await screen.findByText('Could not update your cards. The latest list is shown.')).toBeTruthy();
    expect(within(await row(VISA)).getByText('Default')).toBeTruthy();
    await waitFor(() =>
      expect(mock.requests({ call: 'getCreditCards' }).map(({ query }) => query.per_page)).toEqual(['999', '999']),
    );
  });
});

describe('deleting a card', () => {
  async function remove(name: string) {
    await userEvent.click(within(await row(name)).getByRole('button', { name: /Delete card/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete card' }));
    expect(dialog.getByText(`${name} will be removed from your account. You can add it again later.`)).toBeTruthy();
    return dialog;
  }

  it('brings the card back when it fails', async () => {
    mock.fault({ path: '/credit-cards/{card_id}/delete', status: 500 });
    open();
    await userEvent.click((await remove(VISA)).getByRole('button', { name: 'Delete card' }));
    expect(await screen.findByText('Could not update your cards. The latest list is shown.')).toBeTruthy();
    expect(await row(VISA)).toBeTruthy();
  });
});
