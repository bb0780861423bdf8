import { expect, test, vi } from 'vitest';
import { pageMetadata } from '@/lib/seo/metadata';

vi.mock('@/lib/configuration/server', () => ({
  getConfiguration: () => Promise.resolve({ name: { en: 'Atelier HK', zh: '匠居' } }),
}));
const SITE = 'https://shop.test';
vi.mock('@/lib/env', () => import('./shop-env.ts'));

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
