import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { findOrInstallChromium } from './browser.ts';
import { build, isBuildFresh } from './build.ts';
import { auditWith } from './lighthouse/audit.ts';
import { onInterrupt } from './processes.ts';
import { type Server, startBoth } from './servers.ts';

// `npm run lighthouse`: every kind of public page in all languages must have 100 for search engines and for accessibility.
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
const servers: Server[] = [];
const stop = async () => void (await Promise.all(servers.map((server) => server.stop())));
onInterrupt(stop);

try {
  const chromium = await findOrInstallChromium();
  if (!isBuildFresh() && (await build({ echo: '' })).code !== 0) throw new Error('The build failed.');
  const { shop, mock } = await startBoth();
  servers.push(shop, mock);
  const below = await auditWith(chromium, async (audit) => {
    const lines: string[] = [];
    for (const [kind, path] of KINDS) {
      for (const locale of LOCALES) {
        // a first visit without a slug leads to the page's own address: Lighthouse is given that one
        const { url } = await fetch(shop.url + localizedPath(path, locale));
        const { scores, failed } = await audit(url, ['seo', 'accessibility']);
        console.log(
          `${kind.padEnd(24)} ${locale}  search engines ${scores.seo}  accessibility ${scores.accessibility}${failed.length > 0 ? `  ${failed.join('; ')}` : ''}`,
        );
        if (scores.seo !== 100 || scores.accessibility !== 100) lines.push(url);
      }
    }
    return lines;
  });
  console.log(`${KINDS.length * LOCALES.length} pages, ${below.length} below 100`);
  process.exitCode = below.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stop();
}
