import { describe, expect, it } from 'vitest';
import { securityHeaders } from '@/lib/server/http/security-headers';

const of = (SITE_URL: string, CROSS_ORIGIN_EMBED = false) => Object.fromEntries(securityHeaders({ SITE_URL, CROSS_ORIGIN_EMBED }));

describe('securityHeaders', () => {
  it('sets HSTS over https only', () => {
    expect(of('https://shop.example')['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
    expect(of('http://shop.example')).not.toHaveProperty('Strict-Transport-Security');
  });

  it('forbids framing, cross-origin openers and cross-origin loading', () => {
    expect(of('https://shop.example')).toMatchObject({
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Origin-Agent-Cluster': '?1',
    });
  });

  it('allows framing where the shop is embedded', () => {
    const headers = of('https://shop.example', true);
    expect(headers).not.toHaveProperty('X-Frame-Options');
    expect(headers).toMatchObject({ 'Cross-Origin-Opener-Policy': 'unsafe-none', 'Cross-Origin-Resource-Policy': 'cross-origin' });
  });

  it('denies camera, microphone, location and payment', () => {
    const denied = of('https://shop.example')['Permissions-Policy']?.split(', ');
    expect(denied).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'payment=()', 'usb=()']));
  });
});
