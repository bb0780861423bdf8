import { describe, expect, it } from 'vitest';
import { safeReturnUrl } from '@/lib/api/return-url';
import { mapAddress } from '@/lib/configuration/map-address';
import { safeReturnPath } from '@/lib/session/guards';
import { returnAddress } from '@/lib/session/use-return';
import { ADDRESSES } from '../tools/xss/payloads.ts';

const PAY = 'https://pay.example.hk';
const SHOP = 'http://shop.test';
/** Beside those that run something: what looks like the payment service, and is not. */
const LOOKALIKES = [
  'https://pay.example.hk.evil.example/',
  'https://pay.example.hk@evil.example/',
  'https://pay.example.hk%40evil.example/',
  'https://evil.example/https://pay.example.hk',
  'https://evil.example?pay.example.hk',
  'https://evil.example#@pay.example.hk',
  'https://evil.example\\@pay.example.hk/',
  'https://evil.example\u3002example.hk/',
  'https://pay.example.hk:444/',
  'https://payexample.hk/',
  'https://pay.example.hk./',
  'http://pay.example.hk/',
  'https://xn--pay-example-hk/',
];
const TARGETS = [...ADDRESSES, ...LOOKALIKES];

describe('where an answer or an address may send the shopper', () => {
  it.each(TARGETS)('%j is no page of the payment service', (target) => {
    expect(safeReturnUrl(target, [PAY])).toBeNull();
  });

  it.each(ADDRESSES)('%j runs nothing where no payment service is configured', (target) => {
    const url = safeReturnUrl(target, []);
    if (url !== null) expect(url).toMatch(/^https?:\/\//);
  });

  it.each(TARGETS)('%j after a login stays in the shop', (target) => {
    const path = safeReturnPath(target);
    if (path !== undefined) expect(new URL(path, SHOP).origin).toBe(SHOP);
    for (const locale of ['en', 'zh', 'cn'] as const) {
      const address = returnAddress(`?from=${encodeURIComponent(target)}`, locale);
      expect(new URL(address, SHOP).origin).toBe(SHOP);
      expect(address).toMatch(/^\/(?![/\\])/);
    }
  });

  it.each(TARGETS)('%j as a map is a page of the web or none', (target) => {
    expect(mapAddress({ map_url: target, address: null }, 'en')).toMatch(/^(https?:\/\/|$)/);
  });
});
