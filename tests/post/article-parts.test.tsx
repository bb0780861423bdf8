import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PostFacts } from '@/components/post/post-facts';
import { ShareButton } from '@/components/ui/share-button';
import { PostSchema } from '@/lib/post/schema';
import { POSTS } from '../mock-backend/data/posts.ts';
import { renderInShop } from '../session/shop.tsx';
import { collectToasts } from '../toasts/collect-toasts.ts';
import { Remark } from '@/components/ui/remark';

const show = (part: ReactElement) => renderInShop(part);

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

test('ShareButton copies the URL where the device refuses to share it, as in another site’s frame', async () => {
  const refused = vi.fn().mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'));
  expect(await share({ share: refused })).toEqual([expect.objectContaining({ message: 'Link copied' })]);
  expect(await navigator.clipboard.readText()).toBe(URL_SHARED);
});

const AVATAR = 'https://files.test/ka-yan.jpg';
const review = { _id: 'r', rating: 5, comment: 'Good', images: [], created_at: '2026-11-20T04:05:00.000Z' };

// @spec-3.11
test('a reviewer has a picture where there is one, through the optimiser, and the first letter behind it', () => {
  const { container } = render(
    <Remark name="Ka Yan" avatar={AVATAR} at={review.created_at} date="20/11/2026 12:05" text="Good" />,
  );
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toMatch(new RegExp(`^/_next/image\\?url=${encodeURIComponent(AVATAR)}&w=\\d+`));
  expect(picture?.getAttribute('alt')).toBe('');
  expect(picture?.parentElement?.textContent).toBe('K');
});
