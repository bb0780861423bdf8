import { expect } from '@playwright/test';
import type { At, Screen } from '../screen.ts';
import { fillCart } from './guest.ts';

const SERVICE = '/shop/main/product/svc-window-seat';

async function openPanel({ page, t }: At): Promise<void> {
  const navigation = page.getByRole('navigation', { name: t('Layout.main') });
  await navigation.getByRole('link').first().click();
  await expect(navigation.getByRole('link', { expanded: true })).toBeVisible();
}

async function openMenu({ page, t }: At): Promise<void> {
  await page.getByRole('button', { name: t('Layout.menu') }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: t('Layout.login') })).toBeVisible();
}

async function openCart({ page, t }: At): Promise<void> {
  await page.getByRole('link', { name: t('CartDrawer.count', { count: 1 }) }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: t('CartDrawer.checkout') })).toBeVisible();
}

async function openFilters({ page, t }: At): Promise<void> {
  await page.getByRole('link', { name: t('CatalogList.filters'), exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel(t('CatalogList.maxPrice'))).toBeVisible();
}

async function openSuggestions({ page, t }: At): Promise<void> {
  await page.getByRole('search').getByRole('textbox').click();
  const box = page.getByRole('search').getByRole('combobox');
  await box.pressSequentially('bathroom');
  await expect(
    page
      .getByRole('listbox', { name: t('CatalogSearch.suggestions') })
      .getByRole('option')
      .nth(1),
  ).toBeVisible();
}

async function openLightbox({ page, t }: At): Promise<void> {
  await page.getByRole('button', { name: t('CatalogDetail.enlarge') }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: t('Common.close') })).toBeVisible();
}

/** What lies over a page. */
export const OPENED_SCREENS: Screen[] = [
  { name: 'menu-panel', path: '/', after: openPanel, isOver: true, only: 'wide' },
  { name: 'menu', path: '/', after: openMenu, isOver: true, only: 'small' },
  { name: 'cart-drawer', path: SERVICE, before: fillCart, after: openCart, isOver: true },
  { name: 'filter-sheet', path: '/shop/main/product', after: openFilters, isOver: true, only: 'small' },
  { name: 'suggestions', path: '/shop/main/product', after: openSuggestions, isOver: true, only: 'wide' },
  { name: 'lightbox', path: SERVICE, after: openLightbox, isOver: true },
];
