import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Env, env } from '@/lib/env';
import { BARE_POLICY, policy, WORKER_POLICY } from '@/lib/server/csp.cjs';

/**
 * What a page may never ask a browser for, frames within it included: every feature that Chromium knows and that pages
 * have by default. A name that a browser does not know is an error in its console.
 */
const DENIED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
const PERMISSIONS = [...DENIED.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', ');

/** Two years, as the lists of browsers ask for. Without `preload`: that binds a domain for good, and is its owner's to decide. */
const HSTS = 'max-age=63072000; includeSubDomains';
/** Public pictures may be shown elsewhere: searches for images and networks load them from their own pages. */
const PUBLIC_PICTURE = /^\/(?:og\/|og\.png|_next\/image\?|icons\/|icon\.svg|apple-icon\.png|favicon\.ico)/;

type Headers = [name: string, value: string][];

/** The headers that every answer carries, by what the shop is configured for. The policy comes with the answer. */
export function securityHeaders({ SITE_URL, CROSS_ORIGIN_EMBED }: Pick<Env, 'SITE_URL' | 'CROSS_ORIGIN_EMBED'>): Headers {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', PERMISSIONS],
    ['Cross-Origin-Opener-Policy', CROSS_ORIGIN_EMBED ? 'unsafe-none' : 'same-origin'],
    ['Cross-Origin-Resource-Policy', CROSS_ORIGIN_EMBED ? 'cross-origin' : 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
    // for browsers that do not know the policy's frame-ancestors
    ...(CROSS_ORIGIN_EMBED ? [] : ([['X-Frame-Options', 'DENY']] satisfies Headers)),
    ...(SITE_URL.startsWith('https:') ? ([['Strict-Transport-Security', HSTS]] satisfies Headers) : []),
  ];
}

let common: Headers | undefined;

/**
 * Puts the headers on an answer, once for each that the framework makes: what is answered from memory has them already.
 * What goes out without a policy of its own gets one that allows nothing, pages one without inline scripts.
 */
export function secure(request: IncomingMessage, response: ServerResponse): void {
  common ??= securityHeaders(env());
  for (const [name, value] of common) response.setHeader(name, value);
  if (PUBLIC_PICTURE.test(request.url ?? '')) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  const { writeHead } = response;
  response.writeHead = ((...values: unknown[]) => {
    if (!response.hasHeader('content-security-policy')) response.setHeader('Content-Security-Policy', fallbackPolicy(response));
    return Reflect.apply(writeHead, response, values);
  }) as typeof writeHead;
}

function fallbackPolicy(response: ServerResponse): string {
  const type = String(response.getHeader('content-type'));
  if (type.startsWith('text/html')) return policy([]);
  // the policy of a worker is the one that its script came with: it may ask this shop
  return /javascript/.test(type) ? WORKER_POLICY : BARE_POLICY;
}
