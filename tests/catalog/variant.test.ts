import { describe, expect, test } from 'vitest';
import { chosenVariant, defaultVariant, isValueAvailable, optionsToShow, variantOf } from '@/lib/catalog/variant';
import { type ProductOption, type ProductVariant } from '@/lib/catalog/schema';

const variant = (_id: string, options: Record<string, string>, price: number, is_available = true): ProductVariant => ({
  _id,
  title: { en: _id },
  options,
  original_price: price,
  price,
  original_point: 0,
  point: 0,
  is_available,
});
const SMALL_OAK = variant('small-oak', { size: 's', finish: 'oak' }, 100, false);
const SMALL_WALNUT = variant('small-walnut', { size: 's', finish: 'walnut' }, 120);
const LARGE_OAK = variant('large-oak', { size: 'l', finish: 'oak' }, 200);
const ALL = [SMALL_OAK, SMALL_WALNUT, LARGE_OAK];

describe('which variant a page opens with', () => {
  test('the cheapest that can be had', () => expect(defaultVariant(ALL)).toBe(SMALL_WALNUT));
  test('the cheapest when none can be had', () => expect(defaultVariant([{ ...LARGE_OAK, is_available: false }, SMALL_OAK])).toBe(SMALL_OAK));
  test('the one that the address names, even when it cannot be had', () => expect(variantOf(ALL, 'small-oak')).toBe(SMALL_OAK));
  test('an unknown name counts as none', () => expect(variantOf(ALL, 'x" onload=')).toBe(SMALL_WALNUT));
  test('none without variants', () => expect(defaultVariant([])).toBeUndefined());
});

describe('picking a value', () => {
  test('keeps the other choices', () => expect(chosenVariant(ALL, LARGE_OAK, 'size', 's')).toBe(SMALL_OAK));
  test('takes the nearest where there is no such variant', () => expect(chosenVariant(ALL, LARGE_OAK, 'finish', 'walnut')).toBe(SMALL_WALNUT));
  test('an unknown value changes nothing', () => expect(chosenVariant(ALL, LARGE_OAK, 'size', 'xl')).toBe(LARGE_OAK));
});

test('a value can be had when a variant with it and the other choices can', () => {
  expect(isValueAvailable(ALL, LARGE_OAK, 'size', 's')).toBe(false);
  expect(isValueAvailable(ALL, SMALL_WALNUT, 'size', 's')).toBe(true);
  expect(isValueAvailable(ALL, SMALL_WALNUT, 'size', 'l')).toBe(false);
});

describe('the choices to show', () => {
  const size: ProductOption = {
    slug: 'size',
    title: { en: 'Size' },
    values: [
      { slug: 's', title: {} },
      { slug: 'l', title: {} },
    ],
  };
  const only: ProductOption = { slug: 'colour', title: { en: 'Colour' }, values: [{ slug: 'white', title: {} }] };
  test('options with one value are none', () => expect(optionsToShow([size, only], ALL).options).toEqual([size]));
  test('variants without options are a choice of their own', () => {
    const { options, variants } = optionsToShow([], [variant('a', {}, 1), variant('b', {}, 2)]);
    expect(options[0]?.values.map(({ slug }) => slug)).toEqual(['a', 'b']);
    expect(variants.map((one) => one.options)).toEqual([{ variant: 'a' }, { variant: 'b' }]);
  });
  test('a single variant offers no choice', () => expect(optionsToShow([], [variant('a', {}, 1)]).options).toEqual([]));
});
