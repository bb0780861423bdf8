import { describe, expect, test } from 'vitest';
import { bookingSteps } from '@/lib/configuration/booking-steps';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { SEED } from '../mock-backend/data/seed';

type Product = (typeof SEED.products)[number];

/** What only a service whose price is an estimate leads to. */
const OF_ESTIMATES = { en: /\bquotations?\b|\bstages?\b|\binstalments?\b/i, zh: /報價單|分期/, cn: /报价单|分期/ };
/** A service that is about a quotation: another company's. */
const ABOUT_QUOTATIONS = 'svc-quotation-review';

const isEstimate = ({ payment_note: note }: Product) => Boolean(note);

/** All that the page of a service says of it, with the steps after its booking. */
function wordsOf(product: Product, locale: Locale): string[] {
  const steps = bookingSteps(SEED.configuration.booking.steps, [product], locale).flatMap(({ title, description }) => [
    title.text,
    description?.text ?? '',
  ]);
  const facts = product.facts.flatMap(({ title, value }) => [title[locale], value[locale]]);
  return [product.title[locale], product.summary?.[locale], product.description?.[locale], ...facts, ...steps].map(
    (text) => text ?? '',
  );
}

describe('the words of an estimate', () => {
  const services = SEED.products;

  test.each(LOCALES)('are on no page of a service without one: %s', (locale) => {
    const fixed = services.filter((product) => !isEstimate(product) && product._id !== ABOUT_QUOTATIONS);
    const found = fixed.flatMap((product) =>
      wordsOf(product, locale)
        .filter((text) => OF_ESTIMATES[locale].test(text))
        .map((text) => `${product._id}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test.each(LOCALES)('are on the pages of services with one: %s', (locale) => {
    for (const product of services.filter(isEstimate))
      expect(wordsOf(product, locale).join('\n'), product._id).toMatch(OF_ESTIMATES[locale]);
  });
});
