'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Marked } from '@/components/ui/text-in';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import type { AccountLink } from './account-menu';
import { AccountSlot } from './deferred';
import { LanguageVariant } from './language-links';
import { Logo } from './logo';
import { MainNav } from './main-nav';
import { MegaPanel } from './mega-panel';
import { MenuDrawer } from './menu-drawer';
import { MenuList } from './menu-list';
import type { NavItem } from './nav-item';
import { navTarget } from './nav-link';
import { PlainList } from './plain-list';
import styles from './header.module.scss';

export interface HeaderParts {
  /** the page in the other languages */
  languages: ReactNode;
  /** of other domains, from the root layout: the search, wishlist and cart in the bar, the wishlist in the small screens' menu */
  searchHref: string;
  wishlist: ReactNode;
  cart: ReactNode;
  menuWishlist: ReactNode;
}

/** From the configuration, in the page's language. */
interface HeaderTexts {
  name: string;
  logo: { url: string | null; alt: string };
  items: readonly NavItem[];
  accountLinks: readonly AccountLink[];
}

/** What the header shows. A client component, so that the navigation is in a page's data once, as items, and not as the markup of its menus. */
export function HeaderBar({ name, logo, items, accountLinks, languages, searchHref, wishlist, cart, menuWishlist }: HeaderTexts & HeaderParts) {
  const t = useTranslations('Layout');
  const locale = useLocale();
  const entries = items.map((item, index) => {
    const target = navTarget(item.path);
    const path = target === 'nowhere' ? null : item.path;
    return {
      key: `${index}`,
      label: <Marked text={item.text} lang={item.lang} />,
      path,
      href: path === null ? '#' : target === 'inside' ? localizedPath(path, locale) : path,
      isMega: item.isMega ?? false,
      panel: item.children ? item.isMega ? <MegaPanel item={item} /> : <PlainList item={item} /> : null,
    };
  });
  return (
    <header className={styles.header} data-print="no">
      <div className={styles.inner}>
        <div className={styles.burger}>
          <MenuDrawer
            footer={
              <>
                <AccountSlot links={accountLinks} variant="menu" />
                <LanguageVariant variant="wide">{languages}</LanguageVariant>
              </>
            }
          >
            <MenuList items={items} />
            <div className={styles.menuTools}>
              <Link href={searchHref}>
                <Icon name="search" size={20} />
                {t('search')}
              </Link>
              {menuWishlist}
            </div>
          </MenuDrawer>
        </div>
        <Link href="/" className={styles.logo} aria-label={name}>
          <Logo url={logo.url} name={logo.alt} height={36} />
        </Link>
        <MainNav entries={entries} />
        <div className={styles.tools}>
          <Link href={searchHref} className={styles.tool} aria-label={t('search')}>
            <Icon name="search" />
          </Link>
          <div className={styles.wide}>
            <LanguageVariant variant="short">{languages}</LanguageVariant>
            <AccountSlot links={accountLinks} />
          </div>
          <div className={styles.wishlist}>{wishlist}</div>
          {cart}
        </div>
      </div>
    </header>
  );
}
