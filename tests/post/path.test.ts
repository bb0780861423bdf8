import { describe, expect, it } from 'vitest';
import { routeOf } from '@/lib/routes';
import { postPath } from '@/lib/post/path';

const TITLE = { en: 'A table for eight', zh: '八人餐桌', cn: null };

describe('the path of an article', () => {
  it('has the title of its language in it', () => {
    expect(postPath({ _id: 'p1', title: TITLE }, 'en')).toBe('/posts/p1/a-table-for-eight');
    expect(postPath({ _id: 'p1', title: TITLE }, 'zh')).toBe(`/posts/p1/${encodeURIComponent('八人餐桌')}`);
    expect(postPath({ _id: 'p1', title: TITLE }, 'cn')).toBe('/posts/p1/a-table-for-eight');
  });

  it('keeps an odd id in one part, and goes without a slug where the title gives none', () => {
    expect(postPath({ _id: 'a/b', title: { en: '!!!' } }, 'en')).toBe('/posts/a%2Fb');
  });

  it('is a route of the shop however long the title is', () => {
    const path = postPath({ _id: 'p1', title: { zh: '由平面佈局到傢俬設計'.repeat(20) } }, 'zh');
    expect(routeOf(path)?.pattern).toBe('/posts/:id/:slug?');
    expect(decodeURIComponent(path)).toContain('由平面佈局');
  });
});
