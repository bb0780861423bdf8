import { DEFAULT_LOCALE, LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { findOrInstallChromium } from './browser.ts';
import { ensureBuild } from './build.ts';
import { auditWith, type Category } from './audit.ts';
import { runTool } from './processes.ts';
import { startPair } from './servers.ts';

// `npm run lighthouse`: every kind of public page, the languages in turn, must have 100 for search engines,
// accessibility and best practices, and come back from the back/forward cache.
const CATEGORIES: Category[] = ['seo', 'accessibility', 'best-practices'];
const KINDS = [
  ['home', '/'],
  ['listing', '/shop/main/product'],
  ['category', '/shop/main/product?category=cat-furniture'],
  ['service', '/shop/main/product/svc-window-seat'],
  ['articles', '/posts'],
  ['articles of a category', '/posts?category=post-cat-materials'],
  ['article', '/posts/post-dark-walls'],
  ['about', '/about-us'],
  ['contact', '/contact-us'],
  ['terms', '/terms-of-service/payment-terms-and-special-fees'],
] as const;

await runTool(async () => {
  const chromium = await findOrInstallChromium();
  await ensureBuild();
  const { shop } = await startPair();
  const below = await auditWith(chromium, async (audit) => {
    const lines: string[] = [];
    for (const [index, [kind, path]] of KINDS.entries()) {
      const locale = LOCALES[index % LOCALES.length] ?? DEFAULT_LOCALE;
      // a first visit without a slug is redirected to the canonical URL: Lighthouse is given that one
      const { url } = await fetch(shop.url + localizedPath(path, locale));
      const { scores, failed } = await audit(url, CATEGORIES, ['bf-cache']);
      console.log(
        [
          kind.padEnd(24),
          locale,
          `search engines ${scores.seo}`,
          `accessibility ${scores.accessibility}`,
          `best practices ${scores['best-practices']}`,
          ...failed,
        ].join('  '),
      );
      if (failed.length > 0 || CATEGORIES.some((category) => scores[category] !== 100)) lines.push(url);
    }
    return lines;
  });
  console.log(`${KINDS.length} pages, ${below.length} below 100 or not kept`);
  return below.length === 0;
});
