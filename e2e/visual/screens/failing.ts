import { expect } from '@playwright/test';
import { addButton } from '../../support/requests.ts';
import type { At, Screen } from '../screen.ts';

async function loseTheNetwork({ page, t }: At): Promise<void> {
  // ten seconds after the page, so that the first ones belong to it
  await expect(page.locator('[data-watched]')).toBeAttached({ timeout: 20_000 });
  await page.context().setOffline(true);
  await expect(page.getByText(t('Session.offline'))).toBeVisible();
}

/** A click that fails: from then on the shop knows that the backend is unreachable. */
async function loseTheBackend({ page, mock, t }: At): Promise<void> {
  await mock.down();
  await addButton(page, t).click();
  await expect(page.getByRole('alert').filter({ hasText: t('Toast.unreachable') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(t('Session.down'))).toBeVisible();
}

/** A search that nobody has made yet: the shop keeps no response to it. */
async function searchInVain({ page, mock, t, path, locale, isPhone }: At): Promise<void> {
  await mock.fault({ call: 'getProducts', status: 500 });
  await page.goto(path(`/shop/main/product?keyword=never-${locale}-${isPhone}`));
  await expect(page.getByText(t('Common.errorTitle'))).toBeVisible();
}

/** What is not there, and what fails. */
export const FAILING_SCREENS: Screen[] = [
  { name: 'not-found', path: '/nothing', problems: [/404/] },
  { name: 'offline-page', path: '/offline' },
  {
    name: 'offline-bar',
    path: '/about-us',
    after: loseTheNetwork,
    isOver: true,
    problems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to/],
  },
  {
    name: 'outage-bar',
    path: '/shop/main/product/svc-window-seat',
    after: loseTheBackend,
    isOver: true,
    problems: [/: 50[0234] /],
  },
  { name: 'error', path: '/about-us', after: searchInVain, problems: [/response: 500/, /console: /, /page error: /] },
];
