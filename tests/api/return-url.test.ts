import { describe, expect, it } from 'vitest';
import { safeReturnUrl } from '@/lib/api/return-url';
import { mapAddress } from '@/lib/configuration/map-address';
import { safeReturnPath } from '@/lib/session/guards';
import { urlAfterLogin } from '@/lib/session/login';
import { HOSTILE_URLS } from '../hostile-texts.ts';

const PAY = 'https://pay.example.hk';
const SHOP = 'http://shop.test';
const NO_WEB_PAGE = [null, '', '//evil.example', '/pay/1', 'https://', 'blob:https://pay.example.hk/x'];
/** URLs that look like the payment service's. */
const LOOKALIKES = [
  'https://pay.example.hk.evil.example/',
  'https://pay.example.hk@evil.example/',
  'https://evil.example#@pay.example.hk',
  'https://evil.example\\@pay.example.hk/',
  'https://pay.example.hk:8443/pay',
  'https://pay.example.hk./',
  'http://pay.example.hk/pay',
];
const TARGETS = [...HOSTILE_URLS, ...LOOKALIKES];

describe('safeReturnUrl', () => {
  it.each(NO_WEB_PAGE)('rejects %j', (url) =>
    expect([safeReturnUrl(url, []), safeReturnUrl(url, [PAY])]).toEqual([null, null]),
  );

  it.each(TARGETS)('rejects %j where the payment service is configured', (url) =>
    expect(safeReturnUrl(url, [PAY])).toBeNull(),
  );

  it.each(HOSTILE_URLS)('turns %j into nothing but a web page where none is configured', (url) => {
    expect(safeReturnUrl(url, []) ?? 'https:').toMatch(/^https?:/);
  });

  it.each([
    [`${PAY}/pay/1?x=1`, ['https://other.example', `${PAY}/`], `${PAY}/pay/1?x=1`],
    ['https://PAY.example.hk:443/pay', [PAY], `${PAY}/pay`],
    ['http://localhost:4010/pay/1', [], 'http://localhost:4010/pay/1'],
  ])('accepts %s with the origins %j', (url, origins, accepted) => expect(safeReturnUrl(url, origins)).toBe(accepted));
});

describe('where else a URL may send the shopper', () => {
  it.each(TARGETS)('%j after a login stays in the shop', (target) => {
    const path = safeReturnPath(target);
    if (path !== undefined) expect(new URL(path, SHOP).origin).toBe(SHOP);
    for (const locale of ['en', 'zh', 'cn'] as const) {
      const address = urlAfterLogin(`?from=${encodeURIComponent(target)}`, locale);
      expect(new URL(address, SHOP).origin).toBe(SHOP);
      expect(address).toMatch(/^\/(?![/\\])/);
    }
  });

  it.each(TARGETS)('%j as a map is a web page or nothing', (target) => {
    expect(mapAddress({ map_url: target, address: null }, 'en')).toMatch(/^(https?:\/\/|$)/);
  });
});
