import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PostFacts } from '@/components/post/post-facts';
import { ContentsList } from '@/components/ui/contents-list';
import { LongText } from '@/components/ui/long-text';
import { ShareButton } from '@/components/ui/share-button';
import { PostSchema } from '@/lib/post/schema';
import { POSTS } from '../mock-backend/data/posts.ts';
import { renderInShop } from '../session/shop.tsx';
import { collectToasts } from '../toasts/collect-toasts.ts';

const show = (part: ReactElement) => renderInShop(part);

const headings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `h-${index}`, text: `Part ${index}`, level: 2 }));

test('a long text has a list of its main headings alone', () => {
  show(<ContentsList headings={[...headings(4), { id: 'h-sub', text: 'Sub', level: 3 }]} />);
  const nav = screen.getByRole('navigation', { name: 'On this page' });
  expect(within(nav).getAllByRole('link', { name: 'Part 3', hidden: true })[0]?.getAttribute('href')).toBe('#h-3');
  expect(within(nav).queryByText('Sub')).toBeNull();
});

test('a short text has no list of headings', () => {
  show(<ContentsList headings={headings(3)} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

const seeded = POSTS[0]!;
const facts = (changes: object) => {
  show(
    <PostFacts post={PostSchema.parse({ ...seeded, ...changes })} locale="en" html="<p>a</p>" studio="Atelier HK" />,
  );
  return screen.getAllByRole('listitem').map((item) => item.textContent);
};

test('an article says who wrote it, when it was changed on a later day, and what about', () => {
  const created_at = '2026-11-13T02:30:00.000Z';
  expect(facts({ created_at, updated_at: '2026-11-16T06:00:00.000Z', author: { name: { zh: '劉曉嵐' } } })).toEqual([
    'By 劉曉嵐',
    '13/11/2026 10:30',
    'Updated 16/11/2026 14:00',
    seeded.categories.map(({ title }) => title.en).join(', '),
    '1 min read',
  ]);
});

test.each([
  ['on the same day', '2026-11-13T12:00:00.000Z'],
  ['before it was written', '2026-11-01T12:00:00.000Z'],
  ['at an unknown time', null],
  ['at an unreadable time', 'yesterday'],
])('an article shows no change %s; without an author it is the studio’s', (_, updated_at) => {
  const words = facts({ created_at: '2026-11-13T02:30:00.000Z', updated_at, author: null });
  expect(words[0]).toBe('By Atelier HK');
  expect(words.filter((word) => word?.startsWith('Updated'))).toEqual([]);
});

test('pictures of a text come through the optimiser; others stay as they are', () => {
  const html =
    '<img src="https://x.test/a.jpg?b=1&amp;c=&quot;2&quot;" alt="A &gt; B" loading="lazy" width="800" height="600" /><img src="x" alt="" /><img src="/a.svg" alt="" />';
  const { container } = show(<LongText html={html} />);
  const [photo, odd, drawing] = container.querySelectorAll('img');
  const asked = new URL(photo!.src);
  expect(asked.pathname).toBe('/_next/image');
  expect(asked.searchParams.get('url')).toBe('https://x.test/a.jpg?b=1&c="2"');
  expect(photo!.srcset.split(', ').length).toBeGreaterThan(1);
  expect([photo!.alt, photo!.width, photo!.height, photo!.getAttribute('loading')]).toEqual([
    'A > B',
    800,
    600,
    'lazy',
  ]);
  expect([odd!.getAttribute('src'), drawing!.getAttribute('src')]).toEqual(['x', '/a.svg']);
});

afterEach(() => document.head.replaceChildren());

async function share(device: object) {
  const toasts = collectToasts();
  history.replaceState(null, '', '/shop/main/product/svc-a?variant=oak&utm_source=x#reviews');
  document.head.innerHTML = '<link rel="canonical" href="https://shop.test/shop/main/product/svc-a/a">';
  const user = userEvent.setup();
  for (const [name, value] of Object.entries(device))
    Object.defineProperty(navigator, name, { value, configurable: true });
  show(<ShareButton title="A" keep={['variant']} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return toasts;
}
const URL_SHARED = 'https://shop.test/shop/main/product/svc-a/a?variant=oak';

test('ShareButton gives the device’s share sheet the canonical URL, with what is chosen', async () => {
  const sheet = vi.fn().mockResolvedValue(undefined);
  expect(await share({ share: sheet })).toEqual([]);
  expect(sheet).toHaveBeenCalledWith({ title: 'A', url: URL_SHARED });
});

test('ShareButton shows no message when the share sheet is closed', async () => {
  expect(await share({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) })).toEqual([]);
});

test('ShareButton copies the URL without a share sheet', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  const said = await share({ share: undefined, clipboard: { writeText } });
  await waitFor(() => expect(said).toEqual([{ kind: 'success', message: 'Link copied' }]));
  expect(writeText).toHaveBeenCalledWith(URL_SHARED);
});

test('ShareButton says when the URL could not be copied', async () => {
  const said = await share({ share: undefined, clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
  await waitFor(() =>
    expect(said).toEqual([{ kind: 'error', message: 'Could not copy the link. Copy it from the address bar.' }]),
  );
});
