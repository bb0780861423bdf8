import { expect, test } from 'vitest';
import { meantUrl } from '@/lib/meant-url';

/** As browsers send it. */
const sent = (url: string) => url.replaceAll(/[^\x21-\x7E]|["\\<>^`{|}]/gu, encodeURIComponent);

const BEHIND = [
  ['.', ',', ';', ':', '!', '?!', ')', ').', ']', '"', "'", '>', '**', '\\', '&', ' ', '\r\n', '\u00a0', '\u200b'],
  ['。', '，', '」', '』。', '）', '】', '！', '…', '’s', '”', '👍', '請看', '，請看/這裏', '多謝.', 'です'],
].flatMap((signs) => signs.map(sent));

test.each([
  '/contact-us',
  '/zh/contact-us',
  '/cn/terms-of-service/privacy-policy',
  '/shop/main/order/order-261118',
  '/zh/shop/project/order/prj-1',
  '/account/orders',
  '/posts/post-dark-walls',
  '/cn/shop/main/product/svc-window-seat',
  '/sitemap.xml',
  '/authentication/verify?verification_code=a1-B_2',
  '/zh/authentication/reset-password?verification_code=a1',
  '/shop/main/product?category=cat-bath',
  '/posts?category=cat-1&page=2',
  '/result/order/success?order_id=order-1',
  '/shop/main/product/svc-window-seat/window-seat?variant=var-1',
])('what stands behind a link is no part of it: %s', (url) => {
  // a query's ampersand begins its next parameter
  const behind = url.includes('?') ? BEHIND.filter((one) => one !== '&') : BEHIND.filter((one) => !one.includes('?'));
  for (const one of behind) expect(meantUrl(url + one), url + one).toBe(url);
  expect(meantUrl(url)).toBeUndefined();
});

test.each([
  ['/contact-us&utm_source=wa', '/contact-us?utm_source=wa'],
  ['/posts/post-1&a=1&b=中', '/posts/post-1?a=1&b=%E4%B8%AD'],
  ['/zh/contact-us%3Futm_source=wa', '/zh/contact-us?utm_source=wa'],
  ['/contact-us.?utm_source=wa', '/contact-us?utm_source=wa'],
  [
    '/authentication/verify?verification_code=「a1」&utm_source=x',
    '/authentication/verify?verification_code=a1&utm_source=x',
  ],
  ['/。', '/'],
  ['/zh)', '/zh'],
  ['/en/contact-us.', '/contact-us'],
  ['/shop/main/order/。', '/shop/main/order'],
  ['/contact-us./', '/contact-us'],
])('%s is %s', (url, meant) => expect(meantUrl(sent(url))).toBe(meant));

// what fits, and what is nothing of the shop's: each of them ends where it ended before
test.each([
  '/posts/post-1/標題。',
  '/posts?keyword=oak.',
  '/contact-us?utm_source=a。',
  '/contact-us?',
  '/contact-us/',
  '/contact-us.html',
  '/contact-us./more',
  '/nope。',
  '/請看',
  '/🛋',
  '/%',
  '/contact-us%E3%80',
  '/contact-us%00.',
  '/account%0d%0aSet-Cookie:a=b',
  '//evil.example.',
  '/\\evil.example.',
  '/%5Cevil.example.',
  '/%2F%2Fevil.example。',
  '/;//evil.example',
  '/。//evil.example',
  '/%09/evil.example.',
  '/@evil.example.',
  '/%E2%80%A8/evil.example',
  `/${'.'.repeat(10_000)}a`,
])('%s stays', (url) => expect(meantUrl(url.startsWith('/\\') ? url : sent(url))).toBeUndefined());
