import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountMigrationDialog } from '@/components/session/account-migration-dialog';
import { GuestCartMergeDialog } from '@/components/session/guest-cart-merge-dialog';
import type { GuestCartLine } from '@/lib/cart/guest-cart-merge';
import { sessionStore } from '@/lib/session/store';
import { item, LIGHTING, WINDOW_SEAT } from '../cart/samples.ts';
import { setSessionCookies } from './cookies.ts';
import { mockSession, renderInShop } from './shop.tsx';

const mock = mockSession('unknown');
const onDone = vi.fn<() => void>();

beforeEach(() => void onDone.mockClear());

function logIn(email = 'chan.taiman@example.hk'): void {
  mock.asRegistered(email);
  setSessionCookies('EMAIL', email.slice(0, 4));
  sessionStore.set('registered');
}

const showSummary = () => renderInShop(<AccountMigrationDialog onDone={onDone} />);
const offer = (...lines: GuestCartLine[]) => renderInShop(<GuestCartMergeDialog lines={lines} onDone={onDone} />);
/** A line of the guest's cart. */
function line(variantId: string, qty: number, isAvailable = true): GuestCartLine {
  const { product_title: title, product_variant_title: variantTitle, image } = item(variantId, qty);
  return { variantId, qty, title, variantTitle, image, isAvailable };
}

const add = (product_variant_id: string, qty: number) =>
  fetch('/api/stores/main/shopping-cart/add-to-cart', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ product_variant_id, qty }),
  });
const sent = () => mock.requests({ call: 'addToCart' }).map(({ body }) => body);
const dialog = () => screen.findByRole('dialog');
const rows = async () =>
  within(await dialog())
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the summary of an account migration', () => {
  it('lists what the backend has, with links, and goes on when it is closed', async () => {
    logIn('kayan@example.hk');
    showSummary();
    await screen.findByText('Your account is ready');
    expect(await rows()).toEqual([
      [expect.stringMatching(/^\d+ services? in your request list$/), '/shop/main/cart'],
      [expect.stringMatching(/^\d+ services? in your wishlist$/), '/account/wishlist'],
      [expect.stringMatching(/^[\d,]+ membership points?$/), '/account/membership'],
      [expect.stringMatching(/^\d+ appointments?$/), '/account/orders'],
    ]);
    expect(onDone).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(onDone).toHaveBeenCalledOnce();
  });
});

describe('the merge of the guest’s cart', () => {
  beforeEach(() => logIn());
  const accept = async () => screen.findByRole('button', { name: 'Add to request list' });

  it('adds the missing lines once, even on a double click', async () => {
    await add(WINDOW_SEAT, 2);
    offer(line(WINDOW_SEAT, 1), line(LIGHTING, 3));
    await screen.findByText('Add the service you chose before?');
    expect(within(await dialog()).getByText('Already in your request list')).toBeTruthy();
    await userEvent.dblClick(await accept());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(sent()).toEqual([
      { product_variant_id: WINDOW_SEAT, qty: 2 },
      { product_variant_id: LIGHTING, qty: 3 },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('can be tried again when the shop could not be reached, and doubles nothing', async () => {
    offer(line(WINDOW_SEAT, 1), line(LIGHTING, 1));
    await screen.findByText('Add the 2 services you chose before?');
    // the first line is added, but the response is lost
    mock.fault({ path: '/stores/{store_id}/shopping-cart/add-to-cart', status: 503, when: 'after', times: 1 });
    await userEvent.click(await accept());
    expect((await screen.findByRole('alert')).textContent).toContain('Could not add all of the services.');
    expect(onDone).not.toHaveBeenCalled();
    await userEvent.click(await accept());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(sent()).toEqual([
      { product_variant_id: WINDOW_SEAT, qty: 1 },
      { product_variant_id: LIGHTING, qty: 1 },
    ]);
  });

  it('adds nothing when it is declined', async () => {
    offer(line(WINDOW_SEAT, 1));
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(onDone).toHaveBeenCalledOnce();
    expect(sent()).toEqual([]);
  });
});
