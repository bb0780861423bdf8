import type { FeedEntry } from '@/lib/seo/feed';

export const HEAD = {
  locale: 'zh' as const,
  title: 'Atelier HK：文章',
  subtitle: '手記 & 心得',
  url: 'https://shop.test/zh/posts',
  self: 'https://shop.test/zh/feed.xml',
  icon: 'https://shop.test/icon.png',
  author: { name: 'Atelier HK', link: 'https://shop.test/zh' },
};
export const entry = (own: Partial<FeedEntry> = {}): FeedEntry => ({
  id: 'https://shop.test/zh/posts/post-1',
  url: 'https://shop.test/zh/posts/post-1/%E4%B8%AD',
  title: '八人餐枱',
  summary: '一道門',
  author: '陳大文',
  published: '2026-11-01T10:00:00+08:00',
  updated: '2026-11-02T00:00:00Z',
  picture: 'https://media.test/a.webp?v=1&w=2',
  categories: [{ id: 'cat-1', title: '小單位' }],
  ...own,
});
