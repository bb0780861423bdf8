import { post } from '../http.ts';
import type { Report } from '../report.ts';
import type { Pair, Server } from '../servers.ts';
import { headerOf, type RawReply, requestText, sendRaw } from './raw.ts';

/** A page, what is no page, something with a policy of its own, a file that is no document. */
type Policy = 'page' | 'none' | 'own' | 'file';

/** One response of each way in which they are made. */
const KINDS: [path: string, status: number, policy: Policy, method?: string][] = [
  ['/', 200, 'page'],
  ['/shop/main/product?keyword=oak', 200, 'page'],
  ['/zh/posts', 200, 'page'],
  ['/shop/main/cart', 200, 'page'],
  ['/no/such/page', 404, 'page'],
  ['/shop/main/product/svc-unknown', 404, 'page'],
  ['/shop/main/product/svc-tv-wall/x', 500, 'page'],
  ['/cn/about-us', 200, 'page', 'HEAD'],
  ['/shop/main/product/svc-window-seat/old', 308, 'page'],
  ['/en/about-us', 302, 'none'],
  ['/about-us/', 308, 'none'],
  ['/about-us', 303, 'none', 'POST'],
  ['/api/configuration/latest', 200, 'none'],
  ['/api/auth/user', 401, 'none'],
  ['/api/nothing', 404, 'none'],
  ['/api/%zz', 400, 'none'],
  ['/', 405, 'none', 'TRACE'],
  ['/_next/static/chunks/missing.js', 404, 'none'],
  ['/feed.xml', 200, 'none'],
  ['/icon.svg', 200, 'own'],
  ['/og/en/page/home', 302, 'none'],
];

/** The headers of every response over https. */
const EVERYWHERE: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=300$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\).*usb=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(?:same-origin|cross-origin)$/,
  'origin-agent-cluster': /^\?1$/,
  'x-frame-options': /^DENY$/,
};
/** The only ones of a script, style sheet or font, which is no document. */
const OF_FILES = ['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy'];
/** The policies; whether they let the right scripts and styles run is looked at in e2e/security.spec.ts. */
const POLICIES: Record<Policy, RegExp> = {
  page: /^(?=.*default-src 'none')(?=.*script-src 'self' '(?:sha256|nonce)-)(?=.*frame-ancestors 'none').*upgrade-insecure-requests/,
  none: /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  own: /./,
  file: /^$/,
};

/** Looks at one response of each kind, and at pages also when they come from memory and as 304. */
export async function checkHeaders({ https, mock }: Pair & { https: Server }, report: Report): Promise<void> {
  const ask = (path: string, method = 'GET', lines: string[] = []) =>
    sendRaw(https.port, [requestText(`localhost:${https.port}`, method, path, lines)]);
  await post(`${mock.url}/__mock__/faults`, {
    path: '/stores/{store_id}/product-management/products/svc-tv-wall/details',
    status: 500,
  });
  const check = (name: string, reply: RawReply, status: number, policy: Policy) =>
    report.checkNone(`headers: ${name}`, problemsOf(reply, status, policy), String(reply.status));

  for (const [path, status, policy, method] of KINDS) {
    const first = await ask(path, method);
    const name = `${method ?? 'GET'} ${path}`;
    check(name, first, status, policy);
    const etag = headerOf(first, 'etag');
    if (policy !== 'page' || status !== 200 || !etag) continue;
    check(`${name}, from memory`, await ask(path, method), 200, policy);
    check(`${name}, unchanged`, await ask(path, method, [`If-None-Match: ${etag}`]), 304, policy);
  }
  const { body } = await ask('/');
  for (const [pattern, policy] of [
    [/\/_next\/static\/[^"']+\.js/, 'file'] as const,
    [/\/_next\/static\/[^"']+\.css/, 'file'] as const,
    [/\/_next\/image\?url=[^"' ]+/, 'own'] as const,
  ]) {
    const path = pattern.exec(body)?.[0].replaceAll('&amp;', '&') ?? '/nothing-was-found';
    check(path.slice(0, 60), await ask(path), 200, policy);
  }
}

function problemsOf({ status, headers }: RawReply, expected: number, kind: Policy): string[] {
  const found = status === expected ? [] : [`${status} instead of ${expected}`];
  const all = (name: string) => headers.filter(([key]) => key === name).map(([, value]) => value);
  for (const [name, pattern] of Object.entries({ ...EVERYWHERE, 'content-security-policy': POLICIES[kind] })) {
    const values = all(name);
    const isWanted = kind !== 'file' || OF_FILES.includes(name);
    if (values.length !== Number(isWanted) || (isWanted && !pattern.test(values[0] ?? '')))
      found.push(`${name}: ${values.join(' | ') || 'missing'}`);
  }
  return [
    ...found,
    ...['x-powered-by', 'server', 'access-control-allow-origin'].flatMap((name) =>
      all(name).length > 0 ? [`has ${name}`] : [],
    ),
  ];
}
