import { describe, expect, test } from 'vitest';
import { needsDelivery, serviceKind } from '@/lib/api/service-kind';
import { bookingSteps } from '@/lib/configuration/booking-steps';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import kindsFile from '../mock-backend/data/service-kinds.json' with { type: 'json' };
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

/** What a step must not promise where it is left out: words per language, by what `excluded` calls it. */
const LEFT_OUT: Record<string, Record<Locale, RegExp>> = {
  'Building works and materials': { en: /\bworks?\b|material/i, zh: /施工|物料/, cn: /施工|材料/ },
  'Plans for submission to the authorities': { en: /submi|authorit/i, zh: /呈交|政府/, cn: /报送|政府/ },
  'Layouts and renderings': { en: /layout|rendering|draw/i, zh: /佈局|效果圖|繪/, cn: /布局|效果图|绘/ },
  'Watering and care afterwards': { en: /water|\bcare\b/i, zh: /澆水|護理/, cn: /浇水|养护/ },
  'Drilling into walls or railings': { en: /drill/i, zh: /鑽孔/, cn: /打孔/ },
  'Structural alterations': { en: /structur/i, zh: /結構/, cn: /结构/ },
  'Government and estate fees': { en: /\bfees?\b/i, zh: /費用/, cn: /费用/ },
  'Loose furniture and free-standing appliances': { en: /furniture|appliance/i, zh: /傢俬|電器/, cn: /家具|电器/ },
  'Moving or storing your furniture outside the flat': {
    en: /furniture|stor(e|ing)/i,
    zh: /傢俬|存放/,
    cn: /家具|存放/,
  },
  'Removal of old furniture': { en: /\bold\b|remov/i, zh: /舊|清走/, cn: /旧|清走/ },
  'Moving switches and sockets': { en: /switch|socket/i, zh: /燈掣|插座/, cn: /开关|插座/ },
  Chairs: { en: /chair/i, zh: /椅/, cn: /椅/ },
  'Removal of old curtains': { en: /\bold\b|remov/i, zh: /舊|清走/, cn: /旧|清走/ },
  'Building a false ceiling': { en: /ceiling/i, zh: /天花/, cn: /吊顶/ },
  'Machines and stock': { en: /machine|stock/i, zh: /機器|存貨/, cn: /机器|存货/ },
  'Repair of the defects found': { en: /repair|\bfix/i, zh: /維修|修補/, cn: /维修|修复/ },
  'Opening up walls or ceilings': { en: /\bopen|ceiling/i, zh: /鑿開|天花/, cn: /凿开|吊顶/ },
  'Contracts with your contractor': { en: /contract/i, zh: /合約/, cn: /合同/ },
  'Outside of windows': { en: /window/i, zh: /窗/, cn: /窗/ },
  'Removal of demolition debris': { en: /debris|remov/i, zh: /泥頭|清走/, cn: /垃圾|清运/ },
  'Negotiating with the other firm': { en: /negotiat/i, zh: /商討|議價/, cn: /谈判|议价/ },
  'A visit to the flat': { en: /\bvisit/i, zh: /上門|到場/, cn: /上门/ },
  'Router and mobile phones': { en: /router|mobile/i, zh: /路由器|手機/, cn: /路由器|手机/ },
  'New cables inside walls': { en: /cable/i, zh: /電線/, cn: /电线/ },
  'A new door or gate': { en: /\bdoor|\bgate/i, zh: /門或|新門/, cn: /新门/ },
  'The curtains themselves': { en: /curtain/i, zh: /窗簾/, cn: /窗帘/ },
};

describe('no step promises what a service leaves out', () => {
  const kinds = Object.entries(kindsFile.kinds);
  test.each(kinds)('%s', (_name, { kind, excluded }) => {
    for (const locale of LOCALES) {
      const steps = bookingSteps(SEED.configuration.booking.steps, [{ kind }], locale).steps;
      const words = steps.map(({ title, description }) => `${title.text} ${description?.text}`).join('\n');
      expect(words).not.toBe('');
      for (const entry of excluded) expect(words, `${entry}: ${locale}`).not.toMatch(LEFT_OUT[entry]![locale]);
    }
  });
});

test('only what is made is delivered', () => {
  const of = (kind: string) => SEED.products.filter((service) => serviceKind(service) === kind);
  expect(needsDelivery(of('goods'))).toBe(true);
  expect(needsDelivery([...of('works'), ...of('trade'), ...of('design')])).toBe(false);
  expect(needsDelivery([...of('works'), ...of('goods').slice(0, 1)])).toBe(true);
});
