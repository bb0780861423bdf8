import { createRequire, registerHooks } from 'node:module';
import type { Report } from '../report.ts';
import { type RawReply, requestText, sendRaw } from './raw.ts';
import { HTTPS_SITE, type Secured } from './servers.ts';

const ELSEWHERE = 'https://observatory.example';
const PAGES = ['/', '/shop/main/product?keyword=oak', '/zh/posts', '/shop/main/cart', '/no/such/page'];

// Which names browsers know beforehand is a list that the package fetches when it is installed. No shop of the tests is
// on it.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('/mdn-http-observatory/src/analyzer/hsts.js')
      ? { format: 'module', source: 'export const isHstsPreloaded = () => null;', shortCircuit: true }
      : next(url, context),
});

/**
 * Applies the rules of MDN's HTTP Observatory to recorded responses, as it would to the shop behind a proxy that ends
 * TLS and responds over https alone. Every rule must pass.
 */
export async function checkObservatoryRules({ https }: Secured, report: Report): Promise<void> {
  const { ALL_TESTS } = await import('@mdn/mdn-http-observatory/src/constants.js');
  const cookies = await cookiesOf(https.url);
  const host = `localhost:${https.port}`;
  for (const path of PAGES) {
    const page = await sendRaw(https.port, [requestText(host, 'GET', path)]);
    const preflight = await sendRaw(https.port, [
      requestText(host, 'OPTIONS', path, [`Origin: ${ELSEWHERE}`, 'Access-Control-Request-Method: GET']),
    ]);
    const requests = await recorded(path, page, preflight, cookies);
    const results = ALL_TESTS.map((test) => test(requests));
    const failed = results
      .filter(({ pass }) => !pass)
      .map(({ constructor, result }) => `${constructor.name}: ${result}`);
    report.check(
      `Observatory: ${path}`,
      results.length > 0 && failed.length === 0,
      [`${results.length} rules`, ...failed].join('; '),
    );
  }
}

async function recorded(path: string, page: RawReply, preflight: RawReply, cookies: object): Promise<object> {
  const { Requests } = await import('@mdn/mdn-http-observatory/src/types.js');
  const { parseHttpEquivHeaders } = await import('@mdn/mdn-http-observatory/src/retriever/utils.js');
  const url = new URL(path, HTTPS_SITE);
  const requests = new Requests(url.hostname);
  const reply = {
    status: page.status,
    headers: headersOf(page),
    data: page.body,
    verified: true,
    httpEquiv: parseHttpEquivHeaders(page.body, url.href),
  };
  requests.resources.path = page.body;
  requests.responses = {
    ...requests.responses,
    auto: reply,
    https: reply,
    // the proxy's own redirect to https is not the shop's: as it would be where nothing responds over http
    http: null,
    cors: {
      status: preflight.status,
      headers: headersOf(preflight),
      request: { headers: { Origin: ELSEWHERE } },
      verified: true,
    },
  };
  requests.session = { url, jar: cookies };
  return requests;
}

function headersOf({ headers }: RawReply): Record<string, string | string[]> {
  const names = [...new Set(headers.map(([name]) => name))];
  return Object.fromEntries(
    names.map((name) => {
      const values = headers.filter(([key]) => key === name).map(([, value]) => value);
      return [name, name === 'set-cookie' ? values : values.join(', ')];
    }),
  );
}

/** Pages set none; the cookies that a login sets are put to the test with each of them. */
async function cookiesOf(shopUrl: string): Promise<object> {
  const load = createRequire(createRequire(import.meta.url).resolve('@mdn/mdn-http-observatory/package.json'));
  const { CookieJar } = load('tough-cookie') as {
    CookieJar: new () => { setCookieSync: (line: string, url: string) => void };
  };
  const response = await fetch(`${shopUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"type":"TEMP"}',
  });
  const jar = new CookieJar();
  const lines = response.headers.getSetCookie();
  if (lines.length < 4) throw new Error(`A guest's login set ${lines.length} cookies`);
  for (const line of lines) jar.setCookieSync(line, HTTPS_SITE);
  return jar;
}
