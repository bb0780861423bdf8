import { load } from 'cheerio';
import { LOCALES, localizedPath } from '../lib/i18n/locales.ts';
import { OF_ESTIMATES, OF_VISITS } from '../tests/i18n/estimate-words.ts';
import { expect, test } from './fixtures.ts';

// What pages say, as they are rendered: the messages around the words of the services, too (tests/i18n has those alone).
const SERVICE = '/shop/main/product/';
/** One of each kind: what is made, a design, a trade's day. */
const FIXED = ['svc-round-dining-table', 'svc-floor-plan-layout', 'svc-post-renovation-cleaning'];
const ESTIMATED = 'svc-bathroom-renovation';
const WITH_PRICES = ['/', '/shop/main/product', '/shop/main/product?keyword=oak', `${SERVICE}svc-window-seat`];
/** What is not read, and on a service's page not about it: other services, articles, and what customers write. */
const OF_OTHERS = 'script, [aria-labelledby=related], [aria-labelledby=reviews], a[href*="/posts/"]';

for (const locale of LOCALES) {
  test(`no fixed price speaks of quotations, no card has cents: ${locale}`, { tag: '@once' }, async ({ stack }) => {
    const textOf = async (path: string) => {
      const $ = load(await (await fetch(stack.shop.url + localizedPath(path, locale))).text());
      $('main').find(OF_OTHERS).remove();
      return $('main').text();
    };
    for (const id of FIXED) {
      const text = await textOf(SERVICE + id);
      expect(text, id).not.toMatch(OF_ESTIMATES[locale]);
      expect(text, id).not.toMatch(OF_VISITS[locale]);
    }
    expect(await textOf(SERVICE + ESTIMATED)).toMatch(OF_ESTIMATES[locale]);
    for (const path of WITH_PRICES) {
      const text = await textOf(path);
      expect(text, path).toMatch(/HK\$\d/);
      expect(text, path).not.toMatch(/\d\.00(?!\d)/);
    }
  });
}
