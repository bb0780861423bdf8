import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { BuyBox } from '@/components/catalog/buy-box';
import { ServiceChoice, useServiceChoice } from '@/components/catalog/service-choice';
import { ServiceOptions } from '@/components/catalog/service-options';
import type { Blocks } from '@/components/ui/blocks';
import { finishesOf } from '@/lib/catalog/finishes';
import type { Product } from '@/lib/catalog/schema';
import { VARIANT_PARAMETER } from '@/lib/catalog/variant';
import { choicesOf } from '@/lib/catalog/variant-view';
import { locationSearch } from '@/lib/client/location-search';
import { unparted } from '@/lib/i18n/text';
import { SEED } from '../mock-backend/data/seed.ts';
import { mockSession, renderInShop } from '../session/shop.tsx';

const UNDER = unparted('Under 40 sq ft');
const MIDDLE = unparted('40–60 sq ft');
const OVER = unparted('Over 60 sq ft');

const mock = mockSession('guest');
beforeEach(() => locationSearch.set(''));

const BATHROOM = 'svc-bathroom-renovation';
const serviceOf = (id: string): Product => SEED.products.find(({ _id }) => _id === id) ?? expect.unreachable(id);

const Price = () => <output>{useServiceChoice().variant.priceText}</output>;
const price = () => screen.getByText(/^HK\$/, { selector: 'output' }).textContent;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosenVariantId = () => new URLSearchParams(locationSearch.get()).get(VARIANT_PARAMETER);

const PARTS = [<Price key="price" />, <ServiceOptions key="options" />];
function open(product = serviceOf(BATHROOM), page: Blocks = PARTS) {
  const { _id: product_id, title: product_title, image } = product;
  return renderInShop(
    <ServiceChoice {...choicesOf(product, 'en')} product={{ product_id, product_title, image, kind: 'works' }}>
      {page}
    </ServiceChoice>,
  );
}

describe('a taste that does not go with a fact', () => {
  async function ask() {
    open();
    await userEvent.click(radio(OVER));
    expect(price()).toBe('HK$73,200');
    await userEvent.click(radio('Matt black'));
  }

  it('A3: changes nothing by itself, says so and asks', async () => {
    await ask();
    expect(price()).toBe('HK$73,200');
    expect(radio(OVER).checked).toBe(true);
    expect(radio('Chrome').checked).toBe(true);
    const group = screen.getByRole('group', { name: /^Taps and fittings/ });
    expect(within(group).getByRole('status').textContent).toBe(`“Matt black” is not offered with “${OVER}”.`);
    expect(chosenVariantId()).toBe(`${BATHROOM}-over-60-chrome`);
  });

  it('is given up for the fact, and the keyboard goes on from the choice', async () => {
    await ask();
    await userEvent.click(screen.getByRole('button', { name: `Keep “${OVER}”` }));
    expect(price()).toBe('HK$73,200');
    expect(screen.queryByText(/is not offered/)).toBeNull();
    expect(document.activeElement).toBe(radio('Chrome'));
  });

  it('changes the fact on an explicit press, to the nearest value, whose price is on the button', async () => {
    await ask();
    await userEvent.tab();
    await userEvent.tab();
    const change = screen.getByRole('button', { name: `Change to “${MIDDLE}”, HK$61,920` });
    expect(document.activeElement).toBe(change);
    await userEvent.keyboard('{Enter}');
    expect(price()).toBe('HK$61,920');
    expect(radio(MIDDLE).checked).toBe(true);
    expect(document.activeElement).toBe(radio('Matt black'));
    expect(screen.queryByText(/is not offered/)).toBeNull();
  });

  it('no longer asks once another variant is shown', async () => {
    await ask();
    act(() => locationSearch.set(`?${VARIANT_PARAMETER}=${BATHROOM}-40-60-brass`));
    expect(screen.queryByText(/is not offered/)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('a fact that does not go with a taste is taken, and says in the other group what it changed', async () => {
  open();
  await userEvent.click(radio('Matt black'));
  expect(radio(OVER)).toHaveProperty('checked', false);
  await userEvent.click(radio(OVER));
  expect(chosenVariantId()).toBe(`${BATHROOM}-over-60-brass`);
  const group = screen.getByRole('group', { name: /^Taps and fittings/ });
  expect(within(group).getByRole('status').textContent).toBe('Changed to “Brushed brass” to suit your choice.');
});

it('is marked with what it does not go with; the others with what they cost more or less', async () => {
  open();
  await userEvent.click(radio(OVER));
  const described = (name: string) => document.getElementById(radio(name).getAttribute('aria-describedby') ?? '');
  expect(described('Matt black')?.textContent).toBe(`Not offered with “${OVER}”`);
  expect(described(UNDER)?.textContent).toBe('−HK$24,400');
  expect(described('Brushed brass')?.textContent).toBe('+HK$4,390');
  expect(described('Chrome')).toBeNull();
});

it('a variant has the former price and what is off of an offer alone, and points where it costs any', () => {
  const [offer] = choicesOf(serviceOf('svc-floor-plan-layout'), 'en').variants;
  expect(offer).toMatchObject({ priceText: 'HK$3,800', wasText: 'HK$4,500', percent: 16 });
  const [forPoints] = choicesOf(serviceOf('svc-post-renovation-cleaning'), 'en').variants;
  expect(forPoints).toMatchObject({ points: 12_000, originalPoints: 15_000 });
  const [plain] = choicesOf(serviceOf('svc-window-seat'), 'en').variants;
  for (const part of ['wasText', 'percent', 'points']) expect(plain).not.toHaveProperty(part);
});

it('a value that no variant has is unavailable, and the chosen one says what it means', async () => {
  open(serviceOf('svc-pantry-unit'));
  const unavailable = screen.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => disabled);
  expect(unavailable.map(({ value }) => value)).toEqual(['white']);
  expect(document.getElementById(unavailable[0]!.getAttribute('aria-describedby')!)?.textContent).toBe('Unavailable');
  cleanup();
  open(serviceOf('svc-floor-plan-layout'));
  await userEvent.click(radio(unparted('500–800 sq ft')));
  expect(screen.getByText('Usually a flat with two or three bedrooms.')).toBeTruthy();
});

it('what is added is the chosen variant, as often as is wanted, and nothing that is unavailable', async () => {
  const box = (
    <BuyBox title="Floor plan" loginHref="/login">
      <p />
    </BuyBox>
  );
  open(serviceOf('svc-floor-plan-layout'), box);
  await userEvent.click(radio(unparted('500–800 sq ft')));
  await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add to requests' }));
  await waitFor(() =>
    expect(mock.requests({ call: 'addToCart' }).map(({ body }) => body)).toEqual([
      { product_variant_id: 'svc-floor-plan-layout-500-800', qty: 2 },
    ]),
  );
  cleanup();
  locationSearch.set(`?${VARIANT_PARAMETER}=svc-pantry-unit-white`);
  open(serviceOf('svc-pantry-unit'), box);
  expect(await screen.findByRole('button', { name: 'Unavailable' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Add to requests' })).toBeNull();
});

describe('a fact', () => {
  const isFact = (product: Product) => choicesOf(product, 'en').options.map((option) => option.isFact);
  it('is what the backend says', () => expect(isFact(serviceOf('svc-custom-wardrobe'))).toEqual([true, false, false]));
  it('is the first option where the backend says nothing', () => {
    const product = serviceOf('svc-custom-wardrobe');
    const silent = product.options.map(({ is_fact: _said, ...option }) => option);
    expect(isFact({ ...product, options: silent })).toEqual([true, false, false]);
    const none = product.options.map((option) => ({ ...option, is_fact: false }));
    expect(isFact({ ...product, options: none })).toEqual([false, false, false]);
  });
});

describe('finishesOf', () => {
  const finishes = (...names: string[]) => finishesOf(names.map((en) => ({ slug: 'value', title: { en } })));
  it('knows materials and colours by name, and draws a material on its colour', () => {
    expect(finishes('Oak veneer', 'Warm white', 'Bouclé')).toHaveLength(3);
    const [dark, white, plain] = finishes('Dark marble', 'White marble', 'White lacquer');
    expect(dark?.backgroundPositionY).toBe(white?.backgroundPositionY);
    expect(white).toEqual({ ...plain, backgroundPositionY: dark?.backgroundPositionY });
  });
  it('shows none where a value is something else', () => expect(finishes('Oak veneer', 'Hinged')).toEqual([]));
});
