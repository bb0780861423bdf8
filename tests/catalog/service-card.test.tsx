import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CardTools } from '@/components/catalog/card-tools';
import { ServiceCard } from '@/components/catalog/service-card';
import { type ProductSummary, ProductSummarySchema } from '@/lib/catalog/summary-schema';
import messages from '@/messages/en.json';
import { mockSession, renderInShop } from '../session/shop.tsx';

const mock = mockSession('guest', [{ product_variant_id: 'svc-window-seat-4ft-oak', qty: 1 }]);

const service = (fields: Partial<ProductSummary> = {}): ProductSummary =>
  ProductSummarySchema.parse({
    _id: 'svc-a',
    title: { en: 'Window seat' },
    image: { url: 'https://pictures.test/a.webp', width: 1200, height: 900 },
    original_price_from: 1200,
    price_from: 1200,
    ...fields,
  });
const rating = (average: number, count: number) => ({ average, count, distribution: [0, 0, 0, 0, 0] });
const card = (fields?: Partial<ProductSummary>) => renderInShop(<ServiceCard product={service(fields)} locale="en" />);

test.each([
  ['without reviews or a duration', {}],
  ['with an empty duration', { duration: { en: ' ' } }],
  ['with an average of no reviews', { rating: rating(4, 0), duration: null }],
])('a service card has no line for it %s', (_, fields) => {
  const { container } = card(fields);
  expect(screen.queryByRole('img')).toBeNull();
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['From HK$1,200']);
});

test.each([
  ['has what is off and the former price of an offer', 1500, '−20%Window seatFrom HK$1,200Original price HK$1,500'],
  ['calls less than half a per cent no offer', 1205, 'Window seatFrom HK$1,200'],
  ['calls a former price that was lower no offer', 1100, 'Window seatFrom HK$1,200'],
])('a service card %s', (_, original, text) =>
  expect(card({ original_price_from: original }).container.textContent.trim()).toBe(text),
);

describe('the category above a name', () => {
  const named = (...titles: string[]) => titles.map((en, index) => ({ _id: `cat-${index}`, title: { en } }));
  const lines = (categories: ReturnType<typeof named>) =>
    [...card({ categories } as Partial<ProductSummary>).container.querySelectorAll('p')].map(
      ({ textContent }) => textContent,
    );

  test('is the narrowest one', () => expect(lines(named('Furniture', 'Custom furniture'))[0]).toBe('Custom furniture'));
  test('is the wider one where the narrowest says the same', () =>
    expect(lines(named('Furniture', 'Window seat'))[0]).toBe('Furniture'));
  test('is left out where there is none but that', () =>
    expect(lines(named('Window seat'))).toEqual(['From HK$1,200']));
});

test('a card marks a service that is among the requests, and no other', async () => {
  renderInShop(
    <>
      <CardTools productId="svc-window-seat" title="Window seat" />
      <CardTools productId="svc-tv-wall" title="TV wall" />
    </>,
  );
  expect(await screen.findAllByText(messages.CartDrawer.inList)).toHaveLength(1);
  // all cards of a page ask once
  expect(mock.requests({ call: 'getCart' })).toHaveLength(1);
});
