import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { type Env, env } from '../env.ts';
import { BARE_CSP, csp, REPORTS_PATH, WORKER_CSP } from './csp.ts';
import { requestContext } from './request-context.ts';
import type { Step } from './http/step.ts';

/**
 * Features that are denied to pages and their frames: all that Chromium knows and that pages have by default. A name
 * that a browser does not know is an error in its console.
 */
const DENIED = `
  accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid
  identity-credentials-get idle-detection local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb window-management
  xr-spatial-tracking
`;
const PERMISSIONS = [
  ...DENIED.trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`),
  'clipboard-write=(self)',
].join(', ');

/** Public pictures may be shown elsewhere: searches for images and networks load them from their own pages. */
const PUBLIC_PICTURE = /^\/(?:og\/|og\.png|_next\/image\?|icons\/|icon\.svg|apple-icon\.png|favicon\.ico)/;

type Headers = [name: string, value: string][];

/** The headers of every response, by configuration; the Content-Security-Policy is set separately. */
export function securityHeaders({
  SITE_URL,
  CROSS_ORIGIN_EMBED,
  HSTS,
}: Pick<Env, 'SITE_URL' | 'CROSS_ORIGIN_EMBED' | 'HSTS'>): Headers {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', PERMISSIONS],
    ['Cross-Origin-Opener-Policy', CROSS_ORIGIN_EMBED ? 'unsafe-none' : 'same-origin'],
    ['Cross-Origin-Resource-Policy', CROSS_ORIGIN_EMBED ? 'cross-origin' : 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
    // for browsers that do not know the policy's frame-ancestors
    ...(CROSS_ORIGIN_EMBED ? [] : ([['X-Frame-Options', 'DENY']] satisfies Headers)),
    ...(HSTS && SITE_URL.startsWith('https:') ? ([['Strict-Transport-Security', HSTS]] satisfies Headers) : []),
  ];
}

/** Scripts, styles and fonts of the build, which a browser opens neither as a document nor as a worker. */
const SUBRESOURCE = /^\/_next\/static\/[^?]*\.(?:js|css|woff2)(?:\?|$)/;
/**
 * Headers that only matter for documents, and the id of a request that has no line in the log. On each of a page's
 * thirty files they would cost a kilobyte in all.
 */
const DOCUMENT_HEADERS = [
  'X-Request-Id',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'X-Frame-Options',
];

let common: Headers | undefined;

/**
 * Sets the security headers and the request's id. A response that gets no Content-Security-Policy of its own on the way
 * gets one that allows nothing; a page without one, a policy without inline scripts. A script, style sheet or font
 * needs none.
 */
export const setCommonHeaders: Step = ({ url = '' }, response, next) => {
  common ??= securityHeaders(env());
  for (const [name, value] of common) response.setHeader(name, value);
  response.setHeader('X-Request-Id', requestContext()?.id ?? '');
  if (PUBLIC_PICTURE.test(url)) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  onHeaders(response, () => {
    // a missing file gets a document (404), which keeps them
    if (SUBRESOURCE.test(url) && response.statusCode < 400)
      for (const name of DOCUMENT_HEADERS) response.removeHeader(name);
    else if (!response.hasHeader('content-security-policy'))
      response.setHeader('Content-Security-Policy', fallbackPolicy(response));
    // the endpoint named `default` also gets reports that no policy asks for: deprecated features, interventions,
    // crashes
    if (env().BROWSER_REPORTS && isHtml(response))
      response.setHeader('Reporting-Endpoints', `default="${REPORTS_PATH}"`);
  });
  next();
};

const typeOf = (response: ServerResponse): string => String(response.getHeader('content-type'));
export const isHtml = (response: ServerResponse): boolean => typeOf(response).startsWith('text/html');

function fallbackPolicy(response: ServerResponse): string {
  if (isHtml(response)) return csp([]);
  // a worker has the policy that its script came with: it may fetch from this shop
  return /javascript/.test(typeOf(response)) ? WORKER_CSP : BARE_CSP;
}
