import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { AccountMenu } from '@/components/layout/account-menu';
import { entriesHere } from '@/components/layout/entries-here';
import { MainNav } from '@/components/layout/main-nav';
import { MegaPanel } from '@/components/layout/mega-panel';
import type { NavItem } from '@/components/layout/nav-item';
import messages from '@/messages/en.json';
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

test('the main navigation opens and closes a panel by clicks', async () => {
  render(navigation);
  await userEvent.click(services());
  expect(isOpen()).toBe(true);
  await userEvent.click(services());
  expect(isOpen()).toBe(false);
});

test('a panel with three levels has no empty list for an entry with nothing below it', () => {
  const entry = (text: string, children?: NavItem[]): NavItem => ({
    text,
    path: `/${text}`,
    ...(children && { children }),
  });
  const { container } = render(
    <ShopProviders>
      <MegaPanel
        item={entry('services', [entry('supervision'), entry('works', [entry('kitchens', [entry('islands')])])])}
      />
    </ShopProviders>,
  );
  expect(container.querySelectorAll('ul').length).toBeGreaterThan(1);
  expect(container.querySelectorAll('ul:empty')).toHaveLength(0);
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

test('the account menu shows the links and the logout, and closes on Escape and outside', async () => {
  render(
    <ShopProviders>
      <AccountMenu links={[{ label: 'Orders', path: '/account/orders' }]} variant="bar" />
      <button type="button">outside</button>
    </ShopProviders>,
  );
  const account = screen.getByRole('button', { name: messages.Layout.account });
  await userEvent.click(account);
  expect(screen.getByRole('link', { name: 'Orders' })).toBeTruthy();
  expect(screen.getByRole('button', { name: messages.Layout.logout })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
  expect(document.activeElement).toBe(account);
  await userEvent.click(account);
  await userEvent.click(screen.getByRole('button', { name: 'outside' }));
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
});
