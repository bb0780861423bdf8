import { describe, expect, it, vi } from 'vitest';
import { securityHeaders } from '@/lib/server/security-headers';

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
