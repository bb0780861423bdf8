import { fireEvent, render, screen } from '@testing-library/react';
import * as navigation from 'next/navigation';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageLinks } from '@/components/layout/language-links';
import { ShopProviders } from '../shop-providers.tsx';

const useParams = vi.spyOn(navigation, 'useParams');
const linksAt = (url: string, params: Record<string, string> = {}) => {
  history.replaceState(null, '', url);
  useParams.mockReturnValue({ locale: 'en', ...params });
  render(
    <ShopProviders>
      <LanguageLinks isWide />
    </ShopProviders>,
  );
  return screen.getAllByRole<HTMLAnchorElement>('link');
};
const inEach = (links: HTMLAnchorElement[]) => links.map((link) => link.getAttribute('href'));

beforeEach(() => vi.stubGlobal('scrollY', 0));
afterEach(() => vi.unstubAllGlobals());

test.each<[rendered: string, params: Record<string, string>, address: string]>([
  ['/en', {}, '/'],
  ['/zh/about-us', {}, '/about-us'],
  ['/posts/p1/window-seat', { id: 'p1', slug: 'window-seat' }, '/posts/p1/window-seat'],
  ['/en/shop/main/product', {}, '/shop/main/product'],
  // visitors never see the folders of variants
  ['/en/posts/cached/-/-', { category: '-', page: '-' }, '/posts'],
  ['/cn/posts/cached/cat-b/3', { category: 'cat-b', page: '3' }, '/posts?category=cat-b&page=3'],
  [
    '/zh/shop/main/product/cached/-/price/2',
    { category: '-', sort: 'price', page: '2' },
    '/shop/main/product?sort=price&page=2',
  ],
  ['/en/search/posts', {}, '/posts'],
  ['/zh/search/shop/main/product', {}, '/shop/main/product'],
  // in the browser
  [
    '/zh/shop/main/product?sort=price&page=2',
    { category: '-', sort: 'price', page: '2' },
    '/shop/main/product?sort=price&page=2',
  ],
  ['/authentication/login/email/cached/1', { ended: '1' }, '/authentication/login/email?ended=1'],
  // the id is the browser's alone
  ['/en/shop/main/order/-', { id: '-' }, '/shop/main/order'],
  ['/shop/project/order', {}, '/shop/project/order'],
  ['/zh/not-found', {}, '/'],
  ['/nothing/here', {}, '/'],
])('%s leads to the same page in each language', (rendered, params, address) => {
  const prefixed = (prefix: string) => prefix + (address === '/' ? '' : address);
  expect(inEach(linksAt(rendered, params))).toEqual([address, prefixed('/zh'), prefixed('/cn')]);
});

test('used, a link takes the whole query, a shell’s id and the place along', () => {
  vi.stubGlobal('scrollY', 100);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1000);
  const [, zh] = linksAt('/shop/main/order/order-1?email=a', { id: 'order-1' });
  if (zh) fireEvent.focus(zh);
  expect(zh?.getAttribute('href')).toBe('/zh/shop/main/order/order-1?email=a#at=0.1000');
});
