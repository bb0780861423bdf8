import { chromium as playwright } from '@playwright/test';
import lighthouse from 'lighthouse';
import { DEFAULT_LOCALE, LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { CHROMIUM_ARGUMENTS, findOrInstallChromium } from './browser.ts';
import { ensureBuild } from './build.ts';
import { freePort, runTool } from './processes.ts';
import { printTable } from './report.ts';
import { startPair } from './servers.ts';

// `npm run lighthouse`: every kind of public page, the languages in turn, must have 100 for search engines,
// accessibility and best practices, and come back from the back/forward cache. Its performance, and how long the page
// blocks a slow phone, are only said: a busy machine changes them.
const CATEGORIES = ['seo', 'accessibility', 'best-practices'];
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
  const executablePath = await findOrInstallChromium();
  await ensureBuild();
  const { shop } = await startPair();
  const port = await freePort();
  const browser = await playwright.launch({
    executablePath,
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
    // Playwright switches off what `bf-cache` measures
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const rows: string[][] = [];
  for (const [index, [kind, path]] of KINDS.entries()) {
    const locale = LOCALES[index % LOCALES.length] ?? DEFAULT_LOCALE;
    // a first visit without a slug is redirected to the canonical URL: Lighthouse is given that one
    const { url } = await fetch(shop.url + localizedPath(path, locale));
    const { scores, failed } = await audit(url, port);
    rows.push([
      kind,
      locale,
      ...['performance', ...CATEGORIES, 'total-blocking-time'].map((name) => String(scores.get(name))),
      failed.join('; '),
    ]);
  }
  await browser.close();
  printTable('Lighthouse', ['page', 'language', 'performance', ...CATEGORIES, 'blocking, ms', 'failed'], rows);
  return rows.every((row) => row.at(-1) === '');
});

/**
 * Mobile settings, as on a first visit; again where Lighthouse has missed that the page was opened (NO_NAVSTART), as on
 * a busy machine. `failed` are the audits that cost points in what must be 100, and `bf-cache`.
 */
async function audit(
  url: string,
  port: number,
  attempts = 3,
): Promise<{ scores: Map<string, number>; failed: string[] }> {
  const options = { port, onlyCategories: ['performance', ...CATEGORIES], clearStorageTypes: ['all' as const] };
  const result = await lighthouse(url, { ...options, output: 'json', logLevel: 'error' }).catch(
    (error: Error) => error,
  );
  const problem = result instanceof Error ? result : result?.lhr.runtimeError;
  if (problem && attempts > 1) return audit(url, port, attempts - 1);
  if (!result || problem || result instanceof Error) throw new Error(problem?.message ?? `no result for ${url}`);
  const { categories, audits } = result.lhr;
  const weighed = CATEGORIES.flatMap((name) => (categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0));
  return {
    scores: new Map([
      ...Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const),
      ['total-blocking-time', Math.round(audits['total-blocking-time']?.numericValue ?? NaN)],
    ]),
    failed: [...weighed.map(({ id }) => id), 'bf-cache'].flatMap((id) => {
      const { score, title } = audits[id] ?? {};
      return typeof score === 'number' && score < 1 ? [`${id}: ${title}`] : [];
    }),
  };
}
