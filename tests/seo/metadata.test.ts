import { expect, test, vi } from 'vitest';
import { pageMetadata } from '@/lib/seo/metadata';

vi.mock('@/lib/configuration/server', () => ({
  getConfiguration: () => Promise.resolve({ name: { en: 'Atelier HK', zh: '匠居' } }),
}));
const SITE = 'https://shop.test';
vi.mock('@/lib/env', () => ({
  env: () => ({ SITE_URL: SITE }),
  isBuilding: () => false,
  isProduction: () => false,
  logLevel: () => 'silent',
}));

const PAGE = { locale: 'zh', path: '/posts/a', title: '窗台座位', description: '說明。' } as const;

test('the title ends with the shop’s name, which Open Graph has as siteName', async () => {
  const { title, description, openGraph } = await pageMetadata(PAGE);
  expect(title).toEqual({ absolute: '窗台座位 | 匠居' });
  expect(description).toBe('說明。');
  expect(openGraph).toMatchObject({
    title: '窗台座位',
    description: '說明。',
    siteName: '匠居',
    url: `${SITE}/zh/posts/a`,
    locale: 'zh_HK',
  });
});

test('title and description are cut to what search engines show, for Open Graph too', async () => {
  const long = { ...PAGE, locale: 'en', title: 'word '.repeat(40), description: 'word '.repeat(100) } as const;
  const { title, description, openGraph } = await pageMetadata(long);
  expect((title as { absolute: string }).absolute).toMatch(/word…$/);
  expect((title as { absolute: string }).absolute.length).toBeLessThanOrEqual(60);
  expect(description?.length).toBeLessThanOrEqual(155);
  expect(openGraph?.description).toBe(description);
});

test('each language has its canonical URL and names all alternates', async () => {
  const pathIn = (locale: string) => `/posts/p/${locale}-slug`;
  for (const [locale, canonical] of [
    ['en', `${SITE}/posts/p/en-slug`],
    ['cn', `${SITE}/cn/posts/p/cn-slug`],
  ] as const) {
    const { alternates, robots } = await pageMetadata({ ...PAGE, locale, path: pathIn(locale), pathIn });
    expect(robots).toBeUndefined();
    expect(alternates).toEqual({
      canonical,
      languages: {
        'en-HK': `${SITE}/posts/p/en-slug`,
        'zh-Hant-HK': `${SITE}/zh/posts/p/zh-slug`,
        'zh-Hans-CN': `${SITE}/cn/posts/p/cn-slug`,
        'x-default': `${SITE}/posts/p/en-slug`,
      },
    });
  }
});

test.each([{ isIndexed: false }, { path: '/shop/main/cart' }, { path: '/not-found' }])(
  'a page that is not for search engines (%o) says so',
  async (page) => {
    expect((await pageMetadata({ ...PAGE, ...page })).robots).toEqual({ index: false, follow: true });
  },
);
