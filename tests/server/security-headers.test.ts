import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { securityHeaders, setCommonHeaders } from '@/lib/server/security-headers';

vi.mock('@/lib/env', () => ({
  env: () => ({ SITE_URL: 'https://shop.example', CROSS_ORIGIN_EMBED: false, HSTS: 'max-age=60' }),
}));

const of = (SITE_URL: string, CROSS_ORIGIN_EMBED = false, HSTS: string | undefined = 'max-age=60') =>
  Object.fromEntries(securityHeaders({ SITE_URL, CROSS_ORIGIN_EMBED, HSTS }));

describe('securityHeaders', () => {
  it('sets HSTS as configured, over https only', () => {
    expect(of('https://shop.example')['Strict-Transport-Security']).toBe('max-age=60');
    expect(of('http://shop.example')).not.toHaveProperty('Strict-Transport-Security');
    expect(of('https://shop.example', false, '')).not.toHaveProperty('Strict-Transport-Security');
  });

  it('allows framing, and loading by other sites, only where the shop is embedded', () => {
    expect(of('https://shop.example')).toMatchObject({ 'Cross-Origin-Resource-Policy': 'same-origin' });
    const headers = of('https://shop.example', true);
    expect(headers).not.toHaveProperty('X-Frame-Options');
    expect(headers).toMatchObject({
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
});

describe('setCommonHeaders', () => {
  function headersOf(url: string, status = 200): string[] {
    const request = Object.assign(new IncomingMessage(new Socket()), { url });
    const response = new ServerResponse(request);
    setCommonHeaders(request, response, () => undefined);
    response.writeHead(status);
    return response.getHeaderNames();
  }
  const ALL = securityHeaders({ SITE_URL: 'https://shop.example', CROSS_ORIGIN_EMBED: false, HSTS: 'max-age=60' }).map(
    ([name]) => name.toLowerCase(),
  );

  it.each([
    '/',
    '/api/health',
    '/_next/image?url=x',
    '/icon.svg',
    '/_next/static/media/drawing.svg',
    '/?/_next/static/a.js',
  ])('sets every header and a policy on %s', (url) => {
    expect(headersOf(url).toSorted()).toEqual([...ALL, 'content-security-policy', 'x-request-id'].toSorted());
  });

  it.each(['/_next/static/chunks/a.js', '/_next/static/chunks/a.css?dpl=1', '/_next/static/media/serif.woff2'])(
    'leaves out of %s what only documents heed',
    (url) => {
      expect(headersOf(url).toSorted()).toEqual([
        'cross-origin-resource-policy',
        'strict-transport-security',
        'x-content-type-options',
      ]);
      expect(headersOf(url, 404)).toEqual(expect.arrayContaining(['content-security-policy', 'x-request-id']));
    },
  );
});
