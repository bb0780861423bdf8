import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTicks } from '@/lib/checkout/ticks';
import { cartOf, item, LIGHTING, WINDOW_SEAT } from '../cart/samples.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';

const mock = mockSession('guest');

function Ticked() {
  const { ticked } = useTicks();
  return <output>{ticked.join(' ')}</output>;
}

it('a line counts as ticked by itself, unless it is unavailable', async () => {
  mock.fault({ call: 'getCart', body: cartOf([item(LIGHTING, 1, { is_available: false }), item(WINDOW_SEAT, 1)]) });
  renderInShop(<Ticked />);
  expect(await screen.findByText(WINDOW_SEAT, { exact: true })).toBeTruthy();
});
