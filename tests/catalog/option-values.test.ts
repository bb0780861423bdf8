import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import optionsFile from '../mock-backend/data/options.json' with { type: 'json' };
import { SEED } from '../mock-backend/data/seed.ts';

const SCOPE = 'scope';
/** Of the plainest choice; what costs more than this share on top is worth a sentence. */
const NOTABLE = 1.2;

const values = Object.entries(optionsFile).flatMap(([name, option]) =>
  option.values.map((value): [string, { factor: number; description?: unknown }] => [`${name}: ${value.slug}`, value]),
);

describe('a value that costs notably more says what it contains', () => {
  const notable = values.filter(([name, { factor }]) => factor > NOTABLE && !name.startsWith(`${SCOPE}:`));
  test('there are such values', () => expect(notable.length).toBeGreaterThan(20));

  test.each(notable)('%s', (_name, { description }) => {
    for (const locale of LOCALES) expect(description).toHaveProperty(locale, expect.stringMatching(/[.。]$/));
  });

  const scopes = SEED.products.flatMap(({ _id, options }) =>
    options.filter(({ slug }) => slug === SCOPE).map((option) => [_id, option] as const),
  );
  test.each(scopes)('the scope of %s, both values in words of its own', (_id, option) => {
    const sentences = option.values.map(({ description }) => description);
    for (const locale of LOCALES)
      expect(new Set(sentences.map((sentence) => sentence?.[locale])).size, locale).toBe(option.values.length);
    for (const [id, other] of scopes) if (id !== _id) expect(other.values[0]?.description).not.toEqual(sentences[0]);
  });
});
