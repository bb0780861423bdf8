import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { GuestCartMergeDialog } from '@/components/session/guest-cart-merge-dialog';
import type { GuestCartLine } from '@/lib/cart/guest-cart-merge';
import { item, LIGHTING, WINDOW_SEAT } from '../cart/samples.ts';
import { setSession, setSessionCookies } from './cookies.ts';
import { mockSession, renderInShop } from './shop.tsx';

const mock = mockSession('unknown');
const onDone = vi.fn<() => void>();

beforeEach(() => {
  onDone.mockClear();
  mock.asRegistered('chan.taiman@example.hk');
  setSessionCookies('EMAIL', 'chan');
  setSession({ status: 'registered' });
});

/** A line of the guest's cart. */
function line(variantId: string): GuestCartLine {
  const { product_title: title, product_variant_title: variantTitle, image } = item(variantId, 1);
  return { variantId, qty: 1, title, variantTitle, image, isAvailable: true };
}
const accept = () => screen.findByRole('button', { name: 'Add to requests' });

it('the guest’s lines can be brought again when the shop could not be reached, and doubles nothing', async () => {
  renderInShop(<GuestCartMergeDialog lines={[line(WINDOW_SEAT), line(LIGHTING)]} onDone={onDone} />);
  await screen.findByText('Add the 2 services you chose before?');
  // the first line is added, but the response is lost
  mock.fault({ path: '/stores/{store_id}/shopping-cart/add-to-cart', status: 503, when: 'after', times: 1 });
  await userEvent.click(await accept());
  expect((await screen.findByRole('alert')).textContent).toContain('Could not add all of the services.');
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.dblClick(await accept());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(mock.requests({ call: 'addToCart' }).map(({ body }) => body)).toEqual([
    { product_variant_id: WINDOW_SEAT, qty: 1 },
    { product_variant_id: LIGHTING, qty: 1 },
  ]);
});
