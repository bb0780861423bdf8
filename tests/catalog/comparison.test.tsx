import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { CompareHost } from '@/components/catalog/compare-host';
import { CompareToggle } from '@/components/catalog/compare-toggle';
import { comparison } from '@/lib/catalog/comparison';
import { clearComparison, compareServices } from '@/lib/catalog/comparison-view';
import { comparisonRows } from '@/lib/catalog/comparison-rows';
import type { Product } from '@/lib/catalog/schema';
import { PRODUCTS } from '../mock-backend/data/products.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';

mockSession('guest');
beforeEach(() => act(clearComparison));

const [first, second, ...others] = PRODUCTS.slice(0, 5).map((product) => ({
  id: product._id,
  title: product.title.en!,
}));
const show = () =>
  renderInShop(
    <>
      {[first!, second!, ...others].map(({ id, title }) => (
        <CompareToggle key={id} productId={id} title={title} />
      ))}
      <CompareHost />
    </>,
  );
const toggle = ({ title }: { title: string }) =>
  userEvent.click(screen.getByRole('button', { name: `Compare ${title}` }));
const compare = (count: number) => screen.findByRole('button', { name: `Compare ${count}` });
const dialog = () => screen.findByRole('dialog', { name: 'Compare services' });

test('the choice refuses a fifth service and says so', async () => {
  show();
  for (const service of [first!, second!, ...others]) await toggle(service);
  expect(await compare(4)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Up to four services can be compared');
  expect(comparison.get().services).toHaveLength(4);
});

describe('the comparison', () => {
  test('says in its column that a service is no longer offered', async () => {
    show();
    act(() => compareServices([first!, { id: 'svc-gone', title: 'A gone service' }]));
    const table = within(await dialog());
    expect(await table.findByText('No longer offered')).toBeTruthy();
    expect(table.getByText('A gone service')).toBeTruthy();
    expect(await table.findByRole('link', { name: first!.title })).toBeTruthy();
  });
});

const base = { ...PRODUCTS[0]!, options: [], facts: [], description: null } as Product;
const text = (en: string) => ({ en, zh: '', cn: '' });

test('comparisonRows puts facts of one name, options and the lists of a description into rows', () => {
  const one = {
    ...base,
    facts: [{ title: text('Duration'), value: text('2 weeks') }],
    description: text('<p>x</p><h3>Included</h3><ul><li>A <b>visit</b></li><li></li></ul>'),
  };
  const other = {
    ...base,
    facts: [{ title: text('Duration'), value: text('3 weeks') }],
    options: [{ slug: 'w', title: text('Width'), values: [{ slug: '4', title: text('4 ft') }] }],
  };
  expect(comparisonRows([one, undefined, other], 'en')).toEqual([
    { name: { text: 'Duration' }, cells: [[{ text: '2\u00A0weeks' }], [], [{ text: '3\u00A0weeks' }]] },
    { name: { text: 'Included' }, cells: [[{ text: 'A visit' }], [], []] },
    { name: { text: 'Width' }, cells: [[], [], [{ text: '4\u00A0ft' }]] },
  ]);
});
