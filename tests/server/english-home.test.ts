import type { IncomingMessage } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { stubExampleEnv } from './example-env.ts';

let isEnglishHome: (request: IncomingMessage) => boolean;
async function start(variables: Record<string, string> = {}): Promise<void> {
  stubExampleEnv(variables);
  ({ isEnglishHome } = await import('@/lib/server/http/english-home'));
}
const isEnglish = (headers: Record<string, string>) => isEnglishHome({ headers } as unknown as IncomingMessage);
beforeEach(() => start());

test.each<[string, Record<string, string>, boolean]>([
  ['a crawler', {}, true],
  ['an English browser', { 'accept-language': 'en-HK,zh-HK;q=0.5', cookie: 'store_i18n=zh' }, true],
  ['a Chinese browser', { 'accept-language': 'zh-HK,en;q=0.5' }, false],
  ['no language of ours, and a cookie that may name one', { 'accept-language': 'fr', cookie: 'store_i18n=zh' }, false],
  ['a link inside the site', { 'accept-language': 'zh-HK', 'sec-fetch-site': 'same-origin' }, true],
  ['a link inside the site without https', { 'accept-language': 'zh-HK', referer: 'http://shop.test/about-us', host: 'shop.test' }, true],
  ['a link from elsewhere', { 'accept-language': 'zh-HK', referer: 'http://other.test/', host: 'shop.test' }, false],
])('%s', (_, headers, expected) => expect(isEnglish(headers)).toBe(expected));

test('with ROOT_REDIRECT only a link inside the site is answered with the home page', async () => {
  await start({ ROOT_REDIRECT: '/shop/main/product' });
  expect(isEnglish({ 'accept-language': 'en' })).toBe(false);
  expect(isEnglish({ 'accept-language': 'en', 'sec-fetch-site': 'same-origin' })).toBe(true);
});
