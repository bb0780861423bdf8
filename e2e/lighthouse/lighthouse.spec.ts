import lighthouse from 'lighthouse';
import { DEFAULT_LOCALE, LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tests/tools/browser.ts';
import { expect, test } from '../fixtures.ts';

// Every kind of public page, the languages in turn, must have 100 for search engines, accessibility and best practices,
// and come back from the back/forward cache. Its performance, and how long the page blocks a slow phone, are only said:
// a busy machine changes them.
const CATEGORIES = ['seo', 'accessibility', 'best-practices'];
const PATHS = [
  '/',
  '/shop/main/product',
  '/shop/main/product?category=cat-furniture',
  '/shop/main/product/svc-window-seat',
  '/posts',
  '/posts?category=post-cat-materials',
  '/posts/post-dark-walls',
  '/about-us',
  '/contact-us',
  '/terms-of-service/payment-terms-and-special-fees',
];
const port = 9460;

test.use({
  launchOptions: {
    executablePath: await findChromium(),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
    // Playwright switches off what `bf-cache` measures
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

for (const [index, path] of PATHS.entries())
  test(path, { tag: '@once' }, async ({ stack }, { annotations }) => {
    // a first visit without a slug is redirected to the canonical URL: Lighthouse is given that one
    const { url } = await fetch(
      stack.shop.url + localizedPath(path, LOCALES[index % LOCALES.length] ?? DEFAULT_LOCALE),
    );
    const onlyCategories = ['performance', ...CATEGORIES];
    const result = await lighthouse(url, { port, onlyCategories, clearStorageTypes: ['all'], logLevel: 'error' });
    if (!result) throw new Error('Lighthouse gave up.');
    const { categories, audits, runtimeError } = result.lhr;
    expect(runtimeError).toBeUndefined();
    const weighed = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
    expect(weighed.length).toBeGreaterThan(20);
    const failed = [...weighed.map(({ id }) => id), 'bf-cache'].filter((id) => (audits[id]?.score ?? 1) < 1);
    expect(failed.map((id) => `${id}: ${audits[id]?.title}`)).toEqual([]);
    const said = `${categories.performance?.score}, ${audits['total-blocking-time']?.displayValue} blocked`;
    annotations.push({ type: 'performance', description: said });
    console.log(`${url}: performance ${said}`);
  });
