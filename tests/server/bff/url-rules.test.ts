import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '@/lib/api/call';
import { contract } from '@/lib/contract';
import { findForeignUrl } from '@/lib/server/bff/url-rules';

const ORIGINS = {
  return: ['https://shop.example', 'http://localhost:3000'],
  picture: ['https://files.example', 'https://cdn.example:8443'],
};
const URLS = {
  success_url: 'return',
  cancel_url: 'return',
  image: 'picture',
  images: 'picture',
  avatar: 'picture',
} as const;
const find = (body: unknown) => findForeignUrl(body, URLS, ORIGINS);

const NO_URLS = ['/result/order/success', 'javascript:alert(1)', ' https://files.example/x'];
/** Of another origin, for one parser or another. */
const lookalikesOf = (host: string) => [
  `https://${host}.evil.example/x`,
  `https://user:password@${host}/x`,
  `https://${host}\\@evil.example/x`,
  `https://${host}:444/x`,
  `https://${host}/x\ny`,
  `https://${host}/\u202ex`,
  `https://${host}.`,
];

describe('findForeignUrl', () => {
  it.each(['https://shop.example/zh/result/order/success?type=1', 'http://localhost:3000/x'])(
    'lets the payment service lead back to %s',
    (url) => {
      expect(find({ success_url: url, cancel_url: url })).toBeUndefined();
    },
  );

  it.each([...NO_URLS, ...lookalikesOf('shop.example'), '', 'https://files.example/x'])(
    'lets it lead nowhere else: %j',
    (url) => {
      expect(find({ success_url: url, cancel_url: 'https://shop.example/' })).toBe('success_url');
      expect(find({ success_url: 'https://shop.example/', cancel_url: url })).toBe('cancel_url');
    },
  );

  it.each(['https://files.example/my plan.jpg', 'https://cdn.example:8443/a.webp', '', null])(
    'takes a picture of the file service or of a configured origin: %j',
    (url) => {
      expect(find({ image: url, images: [url], avatar: url })).toBeUndefined();
    },
  );

  it.each([...NO_URLS, ...lookalikesOf('files.example'), 'https://shop.example/og.png'])(
    'takes no other picture: %j',
    (url) => {
      expect(find({ image: url })).toBe('image');
      expect(find({ avatar: url })).toBe('avatar');
      expect(find({ images: ['https://files.example/a.jpg', url] })).toBe('images[1]');
      expect(find({ details: [{ image: url }] })).toBe('details[0].image');
    },
  );

  it.each([undefined, 'https://evil.example', { comment: 'see https://evil.example', qty: 1 }])(
    'takes anything without such a key: %o',
    (body) => {
      expect(find(body)).toBeUndefined();
    },
  );

  it.each(Object.entries(contract as Record<string, Call>).filter(([, { body, urls }]) => body ?? urls))(
    'has the kind of every URL in the body of %s',
    (_, { body, urls = {} }) => {
      const keys = new Set<string>();
      const walk = (node: unknown): void => {
        if (typeof node !== 'object' || node === null) return;
        if ('properties' in node) for (const key of Object.keys(node.properties as object)) keys.add(key);
        for (const value of Object.values(node)) walk(value);
      };
      if (body) walk(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }));
      const found = [...keys].filter((key) =>
        /(?:^|_)ur[il]s?$|href|link|image|picture|photo|avatar|file|attachment|slip|proof/.test(key),
      );
      expect(found.toSorted()).toEqual(Object.keys(urls).toSorted());
    },
  );
});
