import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { CompareHost } from '@/components/catalog/compare-host';
import { CompareListed } from '@/components/catalog/compare-listed';
import { CompareToggle } from '@/components/catalog/compare-toggle';
import { comparison } from '@/lib/catalog/comparison';
import { clearComparison, compareServices } from '@/lib/catalog/comparison-view';
import { comparisonRows } from '@/lib/catalog/comparison-rows';
import type { Product } from '@/lib/catalog/schema';
import { PRODUCTS } from '../mock-backend/data/products.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';

const mock = mockSession('guest');
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

test('the choice asks for a second service, lets one go again, and is cleared at once', async () => {
  show();
  const chosen = () => screen.getAllByRole('button', { pressed: true }).map(({ title }) => title);
  await toggle(first!);
  expect(await screen.findByText('Choose another service to compare')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Compare \d$/ })).toBeNull();
  await toggle(second!);
  expect(await compare(2)).toBeTruthy();
  expect(chosen()).toEqual([`Compare ${first!.title}`, `Compare ${second!.title}`]);
  await toggle(first!);
  expect(chosen()).toEqual([`Compare ${second!.title}`]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear comparison' }));
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Compare services' })).toBeNull();
});

test('a list compares its first four services, and one alone with none', async () => {
  const { rerender } = renderInShop(<CompareListed services={PRODUCTS.slice(0, 1)} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<CompareListed services={PRODUCTS.slice(0, 5)} />);
  await userEvent.click(await compare(4));
  expect(comparison.get()).toEqual({ services: [first, second, ...others.slice(0, 2)], isOpen: true });
});

describe('the comparison', () => {
  const service = (id: string) => ({ id, title: PRODUCTS.find(({ _id }) => _id === id)!.title.en! });
  const OFFER = service('svc-floor-plan-layout');
  const SCOPED = service('svc-lighting-design');
  const UNAVAILABLE = service('svc-terrazzo-floor');
  /** Opens it; its services have been loaded. */
  async function open(...services: { id: string; title: string }[]) {
    show();
    act(() => compareServices(services));
    await waitFor(async () => expect(within(await dialog()).getAllByRole('link')).toHaveLength(services.length));
  }
  /** What a line says of each service. */
  const line = (name: string) =>
    within(screen.getByRole('rowheader', { name }).closest('tr')!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());

  test('says what each service costs, how it is rated and what it contains, or that this is not stated', async () => {
    await open(OFFER, SCOPED, UNAVAILABLE);
    expect(line('From')).toEqual(['HK$3,800', 'HK$3,600', 'HK$22,800']);
    expect(line('Rating')).toEqual(['4.5 (4)', '4.7 (3)', 'Not stated']);
    expect(line('Duration')).toEqual(['About 2 weeks', 'Not stated', 'Not stated']);
    expect(line('Scope')[1]).toMatch(/^StandardA plan of lamps .+Full/);
    expect(screen.getByText('Unavailable').closest('th')?.textContent).toContain(UNAVAILABLE.title);
    // what is alike can be left out
    const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const all = names();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Differences only' }));
    expect(all.filter((name) => !names().includes(name))).toEqual(['Service area']);
  });

  test('counts no service that could not be loaded as different, and tries again', async () => {
    mock.fault({ path: `*/${SCOPED.id}/details`, status: 500 });
    show();
    act(() => compareServices([OFFER, SCOPED]));
    const retry = await within(await dialog()).findByRole('button', { name: 'Try again' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Differences only' }));
    expect(screen.queryAllByRole('rowheader')).toEqual([]);
    mock.clearFaults();
    await userEvent.click(retry);
    await waitFor(() => expect(line('From')).toEqual(['HK$3,800', 'HK$3,600']));
  });

  test('closes by itself without services or by the way to one, and keeps the choice', async () => {
    await open(OFFER, SCOPED);
    await userEvent.click(screen.getByRole('button', { name: `Remove ${OFFER.title}` }));
    expect(comparison.get()).toMatchObject({ services: [SCOPED], isOpen: true });
    await userEvent.click(screen.getByRole('link', { name: SCOPED.title }));
    expect(comparison.get()).toEqual({ services: [SCOPED] });
    await toggle(OFFER);
    await userEvent.click(await compare(2));
    for (const { title } of [OFFER, SCOPED])
      await userEvent.click(await screen.findByRole('button', { name: `Remove ${title}` }));
    expect(comparison.get().isOpen).toBe(false);
  });

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
