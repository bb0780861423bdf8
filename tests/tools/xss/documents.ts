import type { Page } from '@playwright/test';
import type { Findings } from './walk.ts';

/**
 * What the shop gives to other programs than browsers. It must be well-formed whatever the words are, and be nothing
 * else.
 */
const DOCUMENTS = [
  ['/feed.xml', /^application\/atom\+xml/],
  ['/zh/feed.xml', /^application\/atom\+xml/],
  ['/sitemap.xml', /^application\/xml/],
  ['/sitemap/pages.xml', /^application\/xml/],
  ['/sitemap/categories.xml', /^application\/xml/],
  ['/sitemap/posts-1.xml', /^application\/xml/],
  ['/sitemap/services-1.xml', /^application\/xml/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
  ['/cn/manifest.webmanifest', /^application\/manifest\+json/],
  ['/robots.txt', /^text\/plain/],
] as const;
/** Pages whose Open Graph image is fetched. */
const PICTURED = ['/', '/shop/main/product/svc-window-seat', '/zh/posts/post-dark-walls'];

/** Feeds, sitemaps, manifests and Open Graph images, read as strictly as their formats ask. */
export async function checkDocuments(page: Page, shopUrl: string, findings: Findings): Promise<void> {
  await page.goto(`${shopUrl}/robots.txt`);
  for (const [path, type] of DOCUMENTS) {
    const response = await fetch(shopUrl + path);
    const text = await response.text();
    const contentType = response.headers.get('content-type') ?? '';
    findings.pages += 1;
    if (!response.ok) findings.damage.push(`${path}: ${response.status}`);
    if (!type.test(contentType)) findings.alarms.push(`${path}: is sent as ${contentType}`);
    const problem = await problemOf(page, path, text);
    if (problem) findings.alarms.push(`${path}: ${problem}`);
  }
  for (const path of PICTURED) {
    findings.pages += 1;
    const html = await (await fetch(shopUrl + path)).text();
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { ok, status, headers } = URL.canParse(address)
      ? await fetch(shopUrl + new URL(address).pathname)
      : Response.error();
    if (!ok || !/^image\/(jpeg|png)$/.test(headers.get('content-type') ?? ''))
      findings.damage.push(`${path}: Open Graph image ${address}: ${status}`);
  }
}

async function problemOf(page: Page, path: string, text: string): Promise<string | undefined> {
  if (path.endsWith('manifest')) return problemOfJson(text);
  return path.endsWith('.xml') ? problemOfXml(page, text) : undefined;
}

function problemOfJson(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Well-formed, with elements of its format alone, and with addresses of the web. */
const problemOfXml = (page: Page, text: string): Promise<string | undefined> =>
  page.evaluate((xml) => {
    const tree = new DOMParser().parseFromString(xml, 'text/xml');
    const error = tree.querySelector('parsererror');
    if (error) return error.textContent?.slice(0, 200) ?? 'not well-formed';
    const foreign = [...tree.querySelectorAll('*')].find(
      ({ namespaceURI }) =>
        /xhtml$|svg$|mathml$/i.test(namespaceURI ?? '') && !/sitemaps/.test(tree.documentElement.namespaceURI ?? ''),
    );
    if (foreign) return `holds ${foreign.localName}`;
    const addresses = [...tree.querySelectorAll('loc, link')].map(
      (one) => one.getAttribute('href') ?? one.textContent ?? '',
    );
    const wrong = addresses.find((address) => !/^https?:\/\//.test(address));
    return wrong === undefined ? undefined : `names the address ${wrong.slice(0, 100)}`;
  }, text);
