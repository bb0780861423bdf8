import { describe, expect, it, test } from 'vitest';
import { postQuery, readPostListing } from '@/lib/post/listing';
import { routeOf } from '@/lib/routes';
import { postPath } from '@/lib/post/path';
import { linkedServices } from '@/lib/post/linked-services';
import { projectFacts } from '@/lib/post/project-facts';

test.each([
  ['', { page: 1 }],
  ['category=post-cat-materials&keyword=+oak+&page=3', { category: 'post-cat-materials', keyword: 'oak', page: 3 }],
  // rubbish counts as not asked for
  ['category=+&keyword=%09&page=x', { page: 1 }],
])('readPostListing reads “%s”', (query, listing) =>
  expect(readPostListing(Object.fromEntries(new URLSearchParams(query)))).toEqual(listing),
);

test('readPostListing takes the first of several values', () => {
  expect(readPostListing({ category: ['a', 'b'], keyword: ['x', 'y'], page: ['2', '9'] })).toEqual({
    category: 'a',
    keyword: 'x',
    page: 2,
  });
});

// @spec-9.2 @spec-9.3
test('articles come ten at a time, categories joined by OR, in the recommended order (spec 9)', () => {
  expect(postQuery({ category: 'a', keyword: 'oak' }, 2)).toEqual({
    per_page: 10,
    page: 2,
    logic_gate: 'OR',
    slug: 'recommended',
    category_ids: 'a',
    keyword: 'oak',
  });
});

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

test('linkedServices are the links to services in any language, each once', () => {
  const body = {
    en: `<a href="/shop/main/product/svc-a/slug">a</a><a class="x" href='https://shop.test/shop/main/product/svc-b?x=1'>b</a>`,
    zh: '<a href="/zh/shop/main/product/svc-a/%E7%AA%97">a</a><a href="/zh/shop/main/product/svc-%E7%AA%97#x">c</a>',
    cn: null,
  };
  expect(linkedServices(body)).toEqual(['svc-a', 'svc-b', 'svc-窗']);
});

describe('projectFacts', () => {
  const fact = (value: string) => ({ title: { en: 'Cost' }, value: { en: value } });
  test('are in the page’s language, or say in which', () => {
    const facts = [{ title: { en: 'Time', zh: '工期' }, value: { en: '5 weeks', zh: '5 星期' } }, fact('HK$1')];
    expect(projectFacts({ facts }, 'zh')).toEqual([
      { title: { text: '工期' }, value: { text: '5\u00A0星期' } },
      { title: { text: 'Cost', lang: 'en-HK' }, value: { text: 'HK$1', lang: 'en-HK' } },
    ]);
  });

  test('are five at most, none without a value, and none of an article that is no project', () => {
    expect(
      projectFacts({ facts: Array.from({ length: 30 }, (_, index) => fact(index === 1 ? ' ' : `${index}`)) }, 'en').map(
        ({ value }) => value.text,
      ),
    ).toEqual(['0', '2', '3', '4', '5']);
    expect(projectFacts({ facts: null }, 'en')).toEqual([]);
    expect(projectFacts({}, 'en')).toEqual([]);
  });
});
