import { describe, expect, test } from 'vitest';
import { FALLBACK_CONFIGURATION, FALLBACK_CUSTOMER_LOCALES } from '@/lib/configuration/fallback';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { COUNTRY_NAMES, HONG_KONG_AREAS } from '@/lib/i18n/places';
import { SEED } from '../mock-backend/data/seed';
import { languageProblems } from '../tools/language-check';
import { otherNamesIn } from './other-names.ts';

type Found = { path: string; text: Record<string, unknown> };

const isText = (value: object): value is Record<string, unknown> => LOCALES.some((locale) => locale in value);

/** Every text per language in a tree of data, with where it is. */
function textsOf(value: unknown, path = ''): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [{ path, text: value }];
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  return entries.flatMap(([key, one]) => textsOf(one, `${path}/${String(key)}`));
}

/** What a reader sees of rich text. */
const plain = (text: unknown) => String(text).replaceAll(/<[^>]*>/g, '\n');

const TEXTS = Object.entries({
  demo: SEED,
  fallback: [FALLBACK_CONFIGURATION, FALLBACK_CUSTOMER_LOCALES],
  places: [COUNTRY_NAMES, HONG_KONG_AREAS],
}).map(([name, data]) => ({ name, texts: textsOf(data) }));

test('customers’ photos are not what the shop calls a rendering', () => {
  const photos = [SEED.reviews, SEED.orders.map((order) => [order.reviews, order.refund_request]), SEED.postReviews];
  expect(JSON.stringify(photos)).not.toContain('"en":"Rendering:');
});

describe.each(TEXTS)('the texts of $name', ({ texts }) => {
  const findings = (locale: Locale, isWrong: (text: string) => boolean) =>
    texts.filter(({ text }) => isWrong(plain(text[locale]))).map(({ path, text }) => `${path}: ${plain(text[locale])}`);

  test('are there, in three languages', () => {
    if (texts.length === 0) expect.unreachable('no texts found');
    for (const { path, text } of texts)
      for (const locale of LOCALES)
        expect(text, path).toEqual(expect.objectContaining({ [locale]: expect.stringMatching(/\S/) }));
  });

  test.each(LOCALES)('are in their language and script, in their region’s words: %s', (locale) => {
    expect(findings(locale, (text) => languageProblems(text, locale).length > 0)).toEqual([]);
  });

  test.each(LOCALES)('have no second name for a thing: %s', (locale) => {
    expect(
      texts.flatMap(({ path, text }) => otherNamesIn(plain(text[locale]), locale).map((name) => `${path}: ${name}`)),
    ).toEqual([]);
  });

  test.each(['zh', 'cn'] as const)('have one space between Chinese and Latin, full-width signs: %s', (locale) => {
    expect(findings(locale, (text) => /[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9%][\u4e00-\u9fff]/.test(text))).toEqual([]);
    expect(findings(locale, (text) => /[\u4e00-\u9fff][,;:?!()]|[,;:?!()][\u4e00-\u9fff]/.test(text))).toEqual([]);
  });
});
