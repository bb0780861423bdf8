import { describe, expect, test } from 'vitest';
import { needsDelivery, serviceKind } from '@/lib/api/service-kind';
import { bookingSteps } from '@/lib/configuration/booking-steps';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { SEED } from '../mock-backend/data/seed';
import { OF_ESTIMATES, OF_VISITS } from './estimate-words.ts';

type Product = (typeof SEED.products)[number];

/** A service that is about a quotation: another company's. */
const ABOUT_QUOTATIONS = 'svc-quotation-review';

const isEstimate = ({ payment_note: note }: Product) => Boolean(note);

const stepsOf = (product: Product, locale: Locale): string[] =>
  bookingSteps(SEED.configuration.booking.steps, [product], locale).steps.flatMap(({ title, description }) => [
    title.text,
    description?.text ?? '',
  ]);

/** All that the page of a service says of it, with the steps after its booking. */
function wordsOf(product: Product, locale: Locale): string[] {
  const facts = product.facts.flatMap(({ title, value }) => [title[locale], value[locale]]);
  return [
    product.title[locale],
    product.summary?.[locale],
    product.description?.[locale],
    ...facts,
    ...stepsOf(product, locale),
  ].map((text) => text ?? '');
}

describe('the words of an estimate', () => {
  const services = SEED.products;
  test('there are services of every kind, and works are those whose price is an estimate', () => {
    expect(new Set(services.map(serviceKind))).toEqual(new Set(['works', 'goods', 'trade', 'design']));
    for (const service of services) expect(serviceKind(service) === 'works', service._id).toBe(isEstimate(service));
  });

  test.each(LOCALES)('are on no page of a service without one: %s', (locale) => {
    const fixed = services.filter((product) => !isEstimate(product) && product._id !== ABOUT_QUOTATIONS);
    const found = fixed.flatMap((product) =>
      wordsOf(product, locale)
        .filter((text) => OF_ESTIMATES[locale].test(text))
        .map((text) => `${product._id}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test.each(LOCALES)('and a visit for measuring is promised for works alone: %s', (locale) => {
    const found = services
      .filter((product) => stepsOf(product, locale).some((text) => OF_VISITS[locale].test(text)))
      .map(serviceKind);
    expect(new Set(found)).toEqual(new Set(['works']));
  });

  test.each(LOCALES)('are on the pages of services with one: %s', (locale) => {
    for (const product of services.filter(isEstimate))
      expect(wordsOf(product, locale).join('\n'), product._id).toMatch(OF_ESTIMATES[locale]);
  });

  test.each(LOCALES)('a review of a quotation brings no visit and none of our own: %s', (locale) => {
    const review = services.find(({ _id }) => _id === ABOUT_QUOTATIONS);
    if (!review) return expect.unreachable('no review of quotations');
    expect(stepsOf(review, locale).join('\n')).not.toMatch(OF_ESTIMATES[locale]);
    expect(stepsOf(review, locale).join('\n')).not.toMatch(OF_VISITS[locale]);
  });
});

test('only what is made is delivered', () => {
  const of = (kind: string) => SEED.products.filter((service) => serviceKind(service) === kind);
  expect(needsDelivery(of('goods'))).toBe(true);
  expect(needsDelivery([...of('works'), ...of('trade'), ...of('design')])).toBe(false);
  expect(needsDelivery([...of('works'), ...of('goods').slice(0, 1)])).toBe(true);
});
