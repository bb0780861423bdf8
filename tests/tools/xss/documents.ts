import type { Page } from '@playwright/test';
import type { Findings } from './walk.ts';

/** What the shop gives to other programs than browsers. It must be well-formed whatever the words are, and be nothing else. */
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
const PICTURES = ['/og/en/service/svc-window-seat', '/og/zh/post/post-dark-walls', '/og/en/page/home'];

/** Feeds, sitemaps, manifests and pictures for sharing, read as strictly as their formats ask. */
export async function checkDocuments(page: Page, shopUrl: string, findings: Findings): Promise<void> {
  await page.goto(`${shopUrl}/robots.txt`);
  for (const [path, type] of DOCUMENTS) {
    // oxlint-disable-next-line no-await-in-loop
    const response = await fetch(shopUrl + path);
    // oxlint-disable-next-line no-await-in-loop
    const text = await response.text();
    const say = (what: string) => findings.alarms.push(`${path}: ${what}`);
    findings.pages += 1;
    if (!response.ok) findings.damage.push(`${path}: ${response.status}`);
    if (!type.test(response.headers.get('content-type') ?? '')) say(`is sent as ${response.headers.get('content-type')}`);
    // oxlint-disable-next-line no-await-in-loop
    const problem = path.endsWith('manifest') ? problemOfJson(text) : path.endsWith('.xml') ? await problemOfXml(page, text) : undefined;
    if (problem) say(problem);
  }
  for (const path of PICTURES) {
    findings.pages += 1;
    // oxlint-disable-next-line no-await-in-loop
    const problem = await problemOfPicture(shopUrl + path).catch(String);
    if (problem) findings.damage.push(`${path}: ${problem}`);
  }
}

async function problemOfPicture(url: string): Promise<string | undefined> {
  const response = await fetch(url);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return response.ok && bytes[0] === 0xff && bytes[1] === 0xd8 ? undefined : `${response.status}, no JPEG`;
}

function problemOfJson(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** Well-formed, of the elements of its format alone, and with addresses of the web. */
const problemOfXml = (page: Page, text: string): Promise<string | undefined> =>
  page.evaluate((xml) => {
    const tree = new DOMParser().parseFromString(xml, 'text/xml');
    const error = tree.querySelector('parsererror');
    if (error) return error.textContent?.slice(0, 200) ?? 'not well-formed';
    const foreign = [...tree.querySelectorAll('*')].find(
      ({ namespaceURI }) => /xhtml$|svg$|mathml$/i.test(namespaceURI ?? '') && !/sitemaps/.test(tree.documentElement.namespaceURI ?? ''),
    );
    if (foreign) return `holds ${foreign.localName}`;
    const addresses = [...tree.querySelectorAll('loc, link')].map((one) => one.getAttribute('href') ?? one.textContent ?? '');
    const wrong = addresses.find((address) => !/^https?:\/\//.test(address));
    return wrong === undefined ? undefined : `names the address ${wrong.slice(0, 100)}`;
  }, text);
