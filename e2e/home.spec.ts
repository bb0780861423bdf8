import { textIn } from '../lib/i18n/text.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { ask } from './support/http.ts';

/** A section of the home page by the id of its heading, and the call that it needs; projects need two. */
const SECTIONS = [
  { id: 'categories', call: '/stores/{store_id}/product-management/categories/all/hierachy' },
  { id: 'recommended', call: '/stores/{store_id}/product-management/products/filter' },
  { id: 'articles', call: '/posts/filter' },
  { id: 'how', call: '/configuration/latest' },
];
const NEED_TOO: Record<string, string[]> = { articles: ['projects'], how: ['projects'] };
const ALL = [...SECTIONS.map(({ id }) => id), 'projects'];
const has = (body: string, id: string) => body.includes(`id="${id}"`);

test.describe('a section of the home page that fails is left out alone', { tag: '@once' }, () => {
  for (const { id, call } of SECTIONS)
    test(id, async ({ shopWith }) => {
      test.setTimeout(60_000);
      // nothing of an answer that another page has had
      const { shop, client } = await shopWith({}, { ownMock: true });
      await client.fault({ path: call, status: 500 });
      const { status, body } = await ask(`${shop.url}/zh`);
      expect(status).toBe(200);
      expect(body.match(/<h1[ >]/g)).toHaveLength(1);
      expect(has(body, 'enquiry'), 'the way to ask').toBe(true);
      expect(ALL.filter((section) => !has(body, section))).toEqual([id, ...(NEED_TOO[id] ?? [])]);
      await client.clearFaults();
      if (id !== 'categories') return;
      // a page that had to leave something out is not kept for as long as a whole one
      await expect
        .poll(async () => has((await ask(`${shop.url}/zh`)).body, id), { timeout: 40_000, intervals: [2000] })
        .toBe(true);
    });
});

const PROJECTS = 'post-cat-case-notes';
type Text = Record<'en' | 'zh' | 'cn', string>;
type Project = { _id: string; title: Text; facts: { value: Text }[] };

test(
  'recent projects have their facts, and the articles below are others',
  { tag: '@each' },
  async ({ page, path, t, mock, locale, isPhone }) => {
    const { data } = (await (await fetch(`${mock.url}/posts/filter?category_ids=${PROJECTS}`)).json()) as {
      data: Project[];
    };
    await page.goto(path('/'));
    const projects = page.getByRole('region', { name: t('Home.projects') });
    const cards = projects.getByRole('article');
    await expect(cards).toHaveCount(3);
    for (const [index, { title, facts }] of data.slice(0, 3).entries()) {
      await expect(cards.nth(index).getByRole('heading', { level: 3 })).toHaveText(textIn(title, locale));
      await expect(cards.nth(index)).toContainText(facts.map(({ value }) => textIn(value, locale)).join(' · '));
    }
    const titles = await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('heading', { level: 3 })
      .allTextContents();
    expect(titles).toHaveLength(7);
    expect(new Set(titles).size).toBe(titles.length);
    await expectAccessible(page);

    await projects.getByRole('link', { name: t('Home.allProjects') }).click();
    await expect(page).toHaveURL(new RegExp(`/posts\\?category=${PROJECTS}$`));
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(data.length);
    if (isPhone) return;
    // the navigation marks the projects, and the articles alone once their whole list is open
    const here = () =>
      page
        .getByRole('navigation', { name: t('Layout.main') })
        .evaluate((nav) => [...nav.querySelectorAll('[data-here]')].map((item) => item.textContent));
    const { navbar } = (await (await fetch(`${mock.url}/configuration/latest`)).json()) as {
      navbar: { items: { title: Text; path: string }[] };
    };
    const nameOf = (address: string) => textIn(navbar.items.find((item) => item.path === address)?.title, locale);
    await expect.poll(here).toEqual([nameOf(`/posts?category=${PROJECTS}`)]);
    await page
      .getByRole('navigation', { name: t('Layout.main') })
      .getByRole('link', { name: nameOf('/posts'), exact: true })
      .click();
    await expect.poll(here).toEqual([nameOf('/posts')]);
  },
);
