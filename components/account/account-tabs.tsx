'use client';
import { useTranslations } from 'next-intl';
import { type AccountLink, siblingsOf } from '@/lib/account/tabs';
import { Link } from '@/lib/i18n/navigation';
import type { AccountPages } from './account-navigation';
import styles from './account-tabs.module.scss';

/** Where the row is wider than the screen, it begins at the page that is shown. */
function scrollToCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && current) row.scrollLeft = current.offsetLeft - row.offsetLeft;
}

/** Leads between pages that list one thing: all appointments, those paid by transfer, project orders. */
export function AccountTabs({ current, titles }: AccountPages) {
  const t = useTranslations('Account');
  const pages = siblingsOf(current, titles);
  const nameOf = ({ key, path }: AccountLink) => titles?.[path] || t(`pages.${key}`);
  const [first] = pages;
  if (!first || pages.length < 2) return null;
  return (
    <nav ref={scrollToCurrent} aria-label={nameOf(first)} className={styles.tabs} data-print="no">
      {pages.map((page) => (
        <Link key={page.key} href={page.path} aria-current={page.key === current ? 'page' : undefined}>
          {nameOf(page)}
        </Link>
      ))}
    </nav>
  );
}
