import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { entriesHere } from '@/components/layout/entries-here';
import { MainNav } from '@/components/layout/main-nav';
import { ShopProviders } from '../shop-providers.tsx';

const entry = (key: string, panel: string | null) => ({
  key,
  label: key,
  path: `/${key}`,
  href: `/${key}`,
  item: panel === null ? null : { text: 'below', path: null, children: [{ text: panel, path: `/${key}/${panel}` }] },
});
const navigation = (
  <ShopProviders>
    <MainNav entries={[entry('services', 'kitchens'), entry('authentication', null)]} />
  </ShopProviders>
);
const services = () => screen.getByRole('link', { name: /services/ });
const isOpen = () => services().getAttribute('aria-expanded') === 'true';

// first in this file: the panel's code is not there yet
test('Arrow Down opens a panel and enters it, also when its links come later', async () => {
  render(navigation);
  await act(async () => services().focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(isOpen()).toBe(true);
  const first = await screen.findByRole('link', { name: 'kitchens' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(services());
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(first);
});

describe('entriesHere', () => {
  const PATHS = ['/posts?category=projects', '/posts', '/about-us', 'https://www.example.hk/posts', '/', null];
  test.each([
    ['/posts', 'category=projects', '/posts?category=projects'],
    ['/posts', 'page=2&category=projects', '/posts?category=projects'],
    ['/posts', 'category=materials', '/posts'],
    ['/posts', '', '/posts'],
    ['/posts/post-dark-walls', 'category=projects', '/posts'],
    ['/', '', '/'],
  ])('%s with “%s” is %s alone', (pathname, search, here) => {
    expect([...entriesHere(PATHS, pathname, search)]).toEqual([here]);
  });
  test('a page that no entry leads to is none of them', () => {
    expect([...entriesHere(PATHS, '/contact-us', '')]).toEqual([]);
  });
});
