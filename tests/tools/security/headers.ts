import { createHash } from 'node:crypto';
import { post } from '../http.ts';
import type { Report } from '../report.ts';
import { headerOf, type RawReply, requestText, sendRaw } from './raw.ts';
import { HTTPS_SITE, type Secured } from './servers.ts';

type Kind = { name: string; path: string; status: number; method?: string; lines?: string[]; policy?: 'page' | 'none' | 'own' | 'file' };

const DETAIL = '/shop/main/product/svc-window-seat/window-seat';
const KINDS: Kind[] = [
  { name: 'home', path: '/', status: 200, policy: 'page' },
  { name: 'home, Chinese', path: '/zh', status: 200, policy: 'page' },
  { name: 'list', path: '/shop/main/product', status: 200, policy: 'page' },
  { name: 'list of a category', path: '/cn/shop/main/product?category=cat-furniture', status: 200, policy: 'page' },
  { name: 'list rendered per request', path: '/shop/main/product?keyword=oak', status: 200, policy: 'page' },
  { name: 'service', path: DETAIL, status: 200, policy: 'page' },
  { name: 'article', path: '/zh/posts', status: 200, policy: 'page' },
  { name: 'cart', path: '/shop/main/cart', status: 200, policy: 'page' },
  { name: 'login', path: '/authentication/login/email', status: 200, policy: 'page' },
  { name: 'appointment', path: '/shop/main/order', status: 200, policy: 'page' },
  { name: 'terms', path: '/terms-of-service/disclaimer', status: 200, policy: 'page' },
  { name: 'unknown path', path: '/no/such/page', status: 404, policy: 'page' },
  { name: 'unknown service', path: '/shop/main/product/svc-unknown', status: 404, policy: 'page' },
  { name: 'missing script', path: '/_next/static/chunks/missing.js', status: 404, policy: 'page' },
  { name: 'page that fails', path: '/shop/main/product/svc-tv-wall/x', status: 500, policy: 'page' },
  { name: 'asked for the head alone', path: '/cn/about-us', method: 'HEAD', status: 200, policy: 'page' },
  { name: 'redirect of the language', path: '/en/about-us', status: 302 },
  { name: 'redirect of a guard', path: '/account', status: 302 },
  { name: 'redirect of an old title', path: '/shop/main/product/svc-window-seat/old', status: 308, policy: 'page' },
  { name: 'redirect of a slash', path: '/about-us/', status: 308 },
  { name: 'call', path: '/api/configuration/latest', status: 200 },
  { name: 'call without session', path: '/api/auth/user', status: 401 },
  { name: 'call from elsewhere', path: '/api/auth/user', status: 403, lines: ['Sec-Fetch-Site: cross-site'] },
  { name: 'unknown call', path: '/api/nothing', status: 404 },
  { name: 'refused method', path: '/', method: 'TRACE', status: 405 },
  { name: 'malformed address', path: '/api/%zz', status: 400 },
  { name: 'health', path: '/api/health', status: 200 },
  { name: 'webhook', path: '/api/revalidate', method: 'POST', status: 401 },
  { name: 'robots.txt', path: '/robots.txt', status: 200 },
  { name: 'sitemap', path: '/sitemap.xml', status: 200 },
  { name: 'sitemap of pages', path: '/sitemap/pages.xml', status: 200 },
  { name: 'feed', path: '/feed.xml', status: 200 },
  { name: 'manifest', path: '/manifest.webmanifest', status: 200 },
  { name: 'icon', path: '/icon.svg', status: 200, policy: 'own' },
  { name: 'picture for sharing', path: '/og/en/page/home', status: 302 },
  { name: 'refused picture', path: '/_next/image?url=x&w=64&q=75', status: 400 },
];

/** The framework would take its nonce from a policy in the request: a visitor must not choose it. */
const FORGED_POLICY = "Content-Security-Policy: script-src 'nonce-forged'";

/** The headers of every response over https. */
const EVERYWHERE: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(?:same-origin|cross-origin)$/,
  'origin-agent-cluster': /^\?1$/,
  'x-frame-options': /^DENY$/,
};

/** The only ones of a script, style sheet or font, which is no document. */
const OF_FILES = ['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy'];

/** Looks at one response of each kind, and at pages also when they come from memory and as 304. */
export async function checkHeaders({ https, mock }: Secured, report: Report): Promise<void> {
  const host = `localhost:${https.port}`;
  const ask = ({ path, method = 'GET', lines = [] }: Pick<Kind, 'path' | 'method' | 'lines'>) =>
    sendRaw(https.port, [requestText(host, method, path, [...lines, FORGED_POLICY])]);
  await post(`${mock.url}/__mock__/faults`, { path: '/stores/{store_id}/product-management/products/svc-tv-wall/details', status: 500 });
  const check = (name: string, reply: RawReply, status: number, policy: Kind['policy']) =>
    report.checkNone(`headers: ${name}`, problemsOf(reply, status, policy), String(reply.status));

  for (const kind of KINDS) {
    const first = await ask(kind);
    check(kind.name, first, kind.status, kind.policy);
    const etag = headerOf(first, 'etag');
    if (kind.policy !== 'page' || kind.status !== 200 || kind.method || !etag) continue;
    check(`${kind.name}, from memory`, await ask(kind), 200, 'page');
    check(`${kind.name}, unchanged`, await ask({ ...kind, lines: [`If-None-Match: ${etag}`] }), 304, 'page');
  }
  const html = (await ask({ path: '/' })).body;
  const styles = await Promise.all([...html.matchAll(/\/_next\/static\/[^"']+\.css/g)].map(async ([path]) => (await ask({ path })).body));
  for (const [name, pattern, source] of [
    ['script', /\/_next\/static\/[^"']+\.js/, html],
    ['style sheet', /\/_next\/static\/[^"']+\.css/, html],
    ['font', /[\w/.-]+\.woff2/, styles.join('\n')],
    ['picture', /\/_next\/image\?url=[^"' ]+/, html],
  ] as const) {
    const found = pattern.exec(source)?.[0].replaceAll('&amp;', '&') ?? '/nothing-was-found';
    // a style sheet names its font relative to itself
    const { pathname, search } = new URL(found, new URL('/_next/static/chunks/', HTTPS_SITE));
    check(name, await ask({ path: pathname + search }), 200, name === 'picture' ? 'own' : 'file');
  }
}

function problemsOf(reply: RawReply, expected: number, kind: Kind['policy']): string[] {
  const found = reply.status === expected ? [] : [`${reply.status} instead of ${expected}`];
  const all = (name: string) => reply.headers.filter(([key]) => key === name).map(([, value]) => value);
  for (const [name, pattern] of Object.entries(EVERYWHERE)) {
    const values = all(name);
    if (kind === 'file' && !OF_FILES.includes(name)) {
      if (values.length > 0) found.push(`has ${name}`);
    } else if (values.length !== 1) found.push(`${name}: ${values.length} times`);
    else if (!pattern.test(values[0] ?? '')) found.push(`${name}: ${values[0]}`);
  }
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin']) if (all(name).length > 0) found.push(`has ${name}`);
  const policies = all('content-security-policy');
  if (kind === 'file') found.push(...policies.map(() => 'has a policy'));
  else if (policies.length !== 1) found.push(`${policies.length} policies`);
  else if (reply.body.includes('nonce="forged"')) found.push('has the nonce that was asked for');
  else if (kind !== 'own')
    found.push(...problemsOfPolicy(policies[0] ?? '', kind === 'page'), ...(kind === 'page' ? problemsOfStyles(policies[0] ?? '', reply.body) : []));
  return found;
}

/** A page's policy lets the styles in it apply, by their hashes, beside the shop's own sheets. */
function problemsOfStyles(policy: string, html: string): string[] {
  const allowed = /(?:^|; )style-src ([^;]*)/.exec(policy)?.[1] ?? '';
  const hashes = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(Buffer.from(style, 'latin1')).digest('base64')}'`,
  );
  // an unchanged page comes without its HTML
  const isAsWanted = html ? allowed === ["'self'", ...hashes].join(' ') : /^'self'(?: 'sha256-[\w+/]{43}=')?$/.test(allowed);
  return isAsWanted ? [] : [`style-src ${allowed}`];
}

/** A page's policy lets its own scripts run, by hash or nonce, and nothing else; what is no page may load nothing. */
function problemsOfPolicy(policy: string, isPage: boolean): string[] {
  const directives = new Map(policy.split('; ').map((part) => [part.split(' ', 1)[0] ?? '', part.split(' ').slice(1)]));
  const must = (name: string, ...sources: string[]) =>
    directives.get(name)?.join(' ') === sources.join(' ') ? [] : [`${name} ${directives.get(name)?.join(' ') ?? 'missing'}`];
  if (!isPage) return [...must('frame-ancestors', "'none'"), ...must('form-action', "'none'"), ...(/unsafe/.test(policy) ? [policy] : [])];
  const scripts = directives.get('script-src') ?? [];
  return [
    ...must('default-src', "'none'"),
    ...must('script-src-attr', "'none'"),
    ...must('base-uri', "'none'"),
    ...must('form-action', "'self'"),
    ...must('frame-ancestors', "'none'"),
    ...must('report-to', 'default'),
    ...(directives.has('upgrade-insecure-requests') ? [] : ['no upgrade-insecure-requests']),
    ...scripts.filter((source) => source !== "'self'" && !/^'(?:sha256-[\w+/]{43}=|nonce-[\da-f]{32})'$/.test(source)).map((source) => `script-src ${source}`),
    ...(scripts.length > 1 ? [] : ['no hash and no nonce']),
  ];
}
