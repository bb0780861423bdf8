import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pageUrl } from '@/app/[locale]/@languages/page-url';
import { LOCALES } from '@/lib/i18n/locales';
import { log } from '@/lib/server/log';

const { getProduct, getPost } = vi.hoisted(() => ({ getProduct: vi.fn(), getPost: vi.fn() }));
vi.mock('@/lib/catalog/server', () => ({ getProduct }));
vi.mock('@/lib/post/server', () => ({ getPost }));
const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});

const title = { en: 'Window seat', zh: '窗台座位' };
const addressesOf = async (path: string) => {
  const { pathIn } = await pageUrl(path === '' ? [] : path.split('/'));
  return LOCALES.map((locale) => pathIn(locale));
};

beforeEach(() => {
  warn.mockClear();
  getProduct.mockImplementation(async (id: string) => (id === 'svc/1' ? { _id: id, title } : undefined));
  getPost.mockImplementation(async (id: string) => (id === 'p1' ? { _id: id, title } : undefined));
});

describe('the URL of a page in each language', () => {
  test('a service and an article have each language’s slug, whatever was asked', async () => {
    const own = [`/window-seat`, `/${encodeURIComponent('窗台座位')}`, `/window-seat`];
    const { pathIn } = await pageUrl(['shop', 'main', 'product', 'svc/1', 'old']);
    expect(LOCALES.map((locale) => pathIn(locale))).toEqual(own.map((slug) => `/shop/main/product/svc%2F1${slug}`));
    expect(await addressesOf('posts/p1')).toEqual(own.map((slug) => `/posts/p1${slug}`));
  });

  test.each([
    ['', '/'],
    ['about-us', '/about-us'],
    ['shop/main/product', '/shop/main/product'],
    ['shop/main/cart', '/shop/main/cart'],
    ['posts', '/posts'],
    // visitors never see the folders of variants
    ['listing/product/cat-a/-/-', '/shop/main/product?category=cat-a'],
    ['listing/product/-/price-asc/2', '/shop/main/product?sort=price-asc&page=2'],
    ['listing/product/cat-a/price-asc/2', '/shop/main/product?category=cat-a&sort=price-asc&page=2'],
    ['listing/product/search', '/shop/main/product'],
    ['listing/posts/search', '/posts'],
    ['listing/posts/cat-b/-', '/posts?category=cat-b'],
    ['listing/posts/-/3', '/posts?page=3'],
    ['authentication/login/ended', '/authentication/login/email'],
    ['not-found', '/'],
    // what is not there keeps its path
    ['shop/main/product/none/x', '/shop/main/product/none/x'],
    ['posts/none', '/posts/none'],
  ])('%s', async (path, address) => {
    expect(await addressesOf(path)).toEqual([address, address, address]);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([
    ['shop/main/order/-', '/shop/main/order'],
    ['shop/project/order', '/shop/project/order'],
  ])('a shell for all ids (%s) leaves the id to the browser', async (path, address) => {
    const { pathIn, isIdShell } = await pageUrl(path.split('/'));
    expect([pathIn('zh'), isIdShell]).toEqual([address, true]);
  });

  test('falls back to the path without the page’s data, and logs it', async () => {
    getProduct.mockRejectedValue(new Error('out of reach'));
    expect(await addressesOf('shop/main/product/svc-1/old')).toEqual(Array(3).fill('/shop/main/product/svc-1/old'));
    expect(warn).toHaveBeenCalledWith(
      { error: expect.objectContaining({ message: 'out of reach' }) },
      expect.stringContaining('without slugs'),
    );
  });
});
