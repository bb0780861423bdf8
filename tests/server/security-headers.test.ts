import { describe, expect, it } from 'vitest';
import { securityHeaders } from '@/lib/server/http/security-headers';

const of = (SITE_URL: string, CROSS_ORIGIN_EMBED = false) => Object.fromEntries(securityHeaders({ SITE_URL, CROSS_ORIGIN_EMBED }));

describe('headers of every answer', () => {
  it('over https browsers shall never come without it again', () => {
    expect(of('https://shop.example')['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
    expect(of('http://shop.example')).not.toHaveProperty('Strict-Transport-Security');
  });

  it('nobody else shows the shop in a frame, opens it beside his own page or loads its pages as parts of his', () => {
    expect(of('https://shop.example')).toMatchObject({
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Origin-Agent-Cluster': '?1',
    });
  });

  it('inside another site it is shown there', () => {
    const headers = of('https://shop.example', true);
    expect(headers).not.toHaveProperty('X-Frame-Options');
    expect(headers).toMatchObject({ 'Cross-Origin-Opener-Policy': 'unsafe-none', 'Cross-Origin-Resource-Policy': 'cross-origin' });
  });

  it('no page may use camera, microphone, place or payment of a browser', () => {
    const denied = of('https://shop.example')['Permissions-Policy']?.split(', ');
    expect(denied).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()', 'usb=()']));
  });
});
