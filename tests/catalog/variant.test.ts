import { describe, expect, test } from 'vitest';
import {
  changedGroups,
  chosenVariant,
  defaultVariant,
  isValueOffered,
  optionsToShow,
  variantOf,
  variantWith,
} from '@/lib/catalog/variant';
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
const group = (slug: string, isFact: boolean, ...values: string[]) => ({
  slug,
  isFact,
  values: values.map((value) => ({ slug: value })),
});
const TASTES = [group('size', false, 's', 'l'), group('finish', false, 'oak', 'walnut')];

describe('defaultVariant and variantOf', () => {
  test('open the cheapest available variant', () => expect(defaultVariant(ALL)).toBe(SMALL_WALNUT));
  test('open the cheapest one when none is available', () =>
    expect(defaultVariant([{ ...LARGE_OAK, is_available: false }, SMALL_OAK])).toBe(SMALL_OAK));
  test('open the one that the URL names, even if it is unavailable', () =>
    expect(variantOf(ALL, 'small-oak')).toBe(SMALL_OAK));
  test('ignore an unknown name in the URL', () => expect(variantOf(ALL, 'x" onload=')).toBe(SMALL_WALNUT));
  test('are undefined without variants', () => expect(defaultVariant([])).toBeUndefined());
});

describe('chosenVariant', () => {
  test('keeps the other choices', () =>
    expect(
      chosenVariant(TASTES, [...ALL, { ...SMALL_OAK, is_available: true }], LARGE_OAK, 'size', 's').options,
    ).toEqual(SMALL_OAK.options));
  test('changes them where the value is available with others alone', () =>
    expect(chosenVariant(TASTES, ALL, LARGE_OAK, 'size', 's')).toBe(SMALL_WALNUT));
  test('keeps them where the value is not available at all', () => {
    const large = { ...LARGE_OAK, options: { size: 'l', finish: 'walnut' } };
    expect(
      chosenVariant(TASTES, [SMALL_OAK, { ...SMALL_WALNUT, is_available: false }, large], large, 'size', 's')._id,
    ).toBe('small-walnut');
  });
  test('takes the closest variant where no exact one exists', () =>
    expect(chosenVariant(TASTES, ALL, LARGE_OAK, 'finish', 'walnut')).toBe(SMALL_WALNUT));
  test('keeps a fact rather than several tastes, and else takes the nearest value', () => {
    const groups = [
      group('finish', false, 'oak', 'walnut'),
      group('doors', false, 'hinged', 'sliding'),
      group('size', true, 's', 'm', 'l'),
    ];
    const of = (size: string, finish: string, doors: string) => variant('v', { size, finish, doors }, 100);
    const current = of('l', 'oak', 'hinged');
    const [far, near, same] = [of('s', 'walnut', 'hinged'), of('m', 'walnut', 'hinged'), of('l', 'walnut', 'sliding')];
    expect(chosenVariant(groups, [current, far, near, same], current, 'finish', 'walnut')).toBe(same);
    expect(chosenVariant(groups, [current, far, near], current, 'finish', 'walnut')).toBe(near);
    expect(changedGroups(groups, current, near, 'finish').map(({ slug }) => slug)).toEqual(['size']);
  });
  test('ignores an unknown value', () => expect(chosenVariant(TASTES, ALL, LARGE_OAK, 'size', 'xl')).toBe(LARGE_OAK));
});

test('isValueOffered is true when any variant with the value is available', () => {
  expect(isValueOffered(ALL, 'finish', 'oak')).toBe(true);
  expect(isValueOffered([SMALL_OAK, SMALL_WALNUT], 'finish', 'oak')).toBe(false);
});

test('variantWith finds the available variant with a value and the other choices', () => {
  expect(variantWith(ALL, LARGE_OAK, 'size', 's')).toBeUndefined();
  expect(variantWith(ALL, SMALL_WALNUT, 'size', 's')).toBe(SMALL_WALNUT);
  expect(variantWith(ALL, SMALL_WALNUT, 'size', 'l')).toBeUndefined();
});

describe('optionsToShow', () => {
  const size: ProductOption = {
    slug: 'size',
    title: { en: 'Size' },
    values: [
      { slug: 's', title: {} },
      { slug: 'l', title: {} },
    ],
  };
  const only: ProductOption = { slug: 'colour', title: { en: 'Colour' }, values: [{ slug: 'white', title: {} }] };
  test('leaves out options with a single value', () =>
    expect(optionsToShow([size, only], ALL).options).toEqual([size]));
  test('offers variants without options as one option', () => {
    const { options, variants } = optionsToShow([], [variant('a', {}, 1), variant('b', {}, 2)]);
    expect(options[0]?.values.map(({ slug }) => slug)).toEqual(['a', 'b']);
    expect(variants.map((one) => one.options)).toEqual([{ variant: 'a' }, { variant: 'b' }]);
  });
  test('is empty for a single variant', () => expect(optionsToShow([], [variant('a', {}, 1)]).options).toEqual([]));
});
