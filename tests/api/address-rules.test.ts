import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADDRESS_KEYS, brokenAddressRule } from '@/lib/api/address-rules';
import type { Call } from '@/lib/api/call';
import { contract } from '@/lib/api/contract';

const ORIGINS = { return: ['https://shop.example', 'http://localhost:3000'], picture: ['https://files.example', 'https://cdn.example:8443'] };
const broken = (body: unknown) => brokenAddressRule(body, ORIGINS);

const NO_ADDRESSES = [
  '/result/order/success',
  '//shop.example/x',
  'javascript:alert(1)',
  'data:image/png;base64,x',
  'ftp://files.example/x',
  'slip.jpg',
  ' https://files.example/x',
];
/** Of another origin, for one parser or another. */
const lookalikesOf = (host: string) => [
  'https://evil.example/x',
  `https://${host}.evil.example/x`,
  `https://${host}@evil.example/x`,
  `https://user:password@${host}/x`,
  `https://${host}\\@evil.example/x`,
  `https://evil.example\\@${host}/x`,
  `https://${host}:444/x`,
  `http://${host}/x`,
  `https://evil.example/?https://${host}/`,
  `https:\\\\${host}/x`,
  `https://${host}/x\ny`,
  `https://${host}/\u202ex`,
  `https://${host}.`,
];

describe('brokenAddressRule', () => {
  it.each([
    'https://shop.example/result/order/success',
    'https://shop.example/zh/result/order/success?type=1',
    'https://shop.example',
    'http://localhost:3000/x',
  ])('lets the payment service lead back to %s', (address) => {
    expect(broken({ success_url: address, cancel_url: address })).toBeUndefined();
  });

  it.each([...NO_ADDRESSES, ...lookalikesOf('shop.example'), '', 'https://files.example/x'])('lets it lead nowhere else: %j', (address) => {
    expect(broken({ success_url: address, cancel_url: 'https://shop.example/' })).toBe('success_url');
    expect(broken({ success_url: 'https://shop.example/', cancel_url: address })).toBe('cancel_url');
  });

  it.each(['https://files.example/uploads/a.jpg?v=1', 'https://files.example/my plan.jpg', 'https://cdn.example:8443/a.webp', '', null])(
    'takes a picture of the file service or of a configured origin: %j',
    (address) => {
      expect(broken({ image: address, images: [address], avatar: address })).toBeUndefined();
    },
  );

  it.each([...NO_ADDRESSES, ...lookalikesOf('files.example'), 'https://shop.example/og.png'])('takes no other picture: %j', (address) => {
    expect(broken({ image: address })).toBe('image');
    expect(broken({ avatar: address })).toBe('avatar');
    expect(broken({ images: ['https://files.example/a.jpg', address] })).toBe('images[1]');
    expect(broken({ details: [{ image: address }] })).toBe('details[0].image');
  });

  it('leaves everything else alone', () => {
    for (const body of [undefined, null, 'https://evil.example', 1, { comment: 'see https://evil.example', qty: 1 }, []]) expect(broken(body)).toBeUndefined();
  });

  it('knows every key in which the contract takes an address', () => {
    const keys = new Set<string>();
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      if ('properties' in node) for (const key of Object.keys(node.properties as object)) keys.add(key);
      for (const value of Object.values(node)) walk(value);
    };
    for (const { body } of Object.values(contract) as Call[]) if (body) walk(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));
    const addresses = [...keys].filter((key) => /(?:^|_)ur[il]s?$|href|link|image|picture|photo|avatar|file|attachment|slip|proof/.test(key));
    expect(addresses.toSorted()).toEqual(ADDRESS_KEYS.toSorted());
  });
});
