'use client';

import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Marked } from '@/components/ui/marked';
import { WechatLink } from '@/components/ui/wechat-link';
import { useLocale } from '@/lib/i18n/client';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import type { AccountLink } from './account-menu';
import { AccountSlot } from './account-slot';
import type { Phone } from './footer-links';
import { LanguageLinks } from './language-links';
import { Logo } from './logo';
import { MainNav, type NavEntry } from './main-nav';
import { MenuDrawer } from './menu-drawer';
import { MenuList } from './menu-list';
import type { NavItem } from './nav-item';
import { navTarget } from './nav-link';
import styles from './header.module.scss';

export interface HeaderParts {
  /**
   * of other domains, from the root layout: the search, wishlist and cart in the bar, the wishlist in the small
   * screens' menu
   */
  searchHref: string;
  lookUpHref: string;
  wishlist: ReactNode;
  cart: Blocks;
  menuWishlist: Blocks;
}

/** From the configuration, in the page's language. */
interface HeaderTexts {
  name: string;
  logo: { url: string | null; alt: string };
  items: readonly NavItem[];
  accountLinks: readonly AccountLink[];
  /** to browse by; none where the configuration has none */
  rooms: readonly NavItem[];
  /** opens a chat; undefined without a number */
  whatsapp: string | undefined;
  /** an id, which comes before WhatsApp; undefined without one, and where another chat is used */
  wechat: string | undefined;
  phone: Phone;
}

/**
 * What the header shows. A client component, so that the navigation is in a page's data once, as items, and not as the
 * markup of its menus.
 */
export function HeaderBar({
  name,
  logo,
  items,
  rooms,
  accountLinks,
  wishlist,
  cart,
  ...tools
}: HeaderTexts & HeaderParts) {
  const t = useTranslations('Layout');
  const locale = useLocale();
  const byRoom: NavItem[] = rooms.length > 0 ? [{ text: t('byRoom'), path: null, children: [...rooms] }] : [];
  return (
    <header className={styles.header} data-print="no">
      <div className={styles.inner}>
        <div className={styles.burger}>
          <MenuDrawer footer={<AccountSlot links={accountLinks} variant="menu" />}>
            <LanguageLinks isWide />
            <MenuList items={[...byRoom, ...items]} />
            <MenuTools {...tools} />
          </MenuDrawer>
        </div>
        <Link href="/" className={styles.logo} aria-label={name}>
          <Logo url={logo.url} name={logo.alt} height={36} />
        </Link>
        <MainNav entries={navEntries(items, byRoom, locale)} />
        <div className={styles.tools}>
          <Link href={tools.searchHref} className={styles.tool} aria-label={t('search')}>
            <Icon name="search" />
          </Link>
          <div className={styles.wide}>
            <LanguageLinks />
            <AccountSlot links={accountLinks} />
          </div>
          <div className={styles.wishlist}>{wishlist}</div>
          {cart}
        </div>
      </div>
    </header>
  );
}

/** The wide screens' entries. Rooms come first in the widest menu that there is. */
function navEntries(items: readonly NavItem[], byRoom: readonly NavItem[], locale: Locale): NavEntry[] {
  const widest = items.find(({ isMega, children }) => isMega && children);
  return items.map((own, index) => {
    const item = own === widest ? { ...own, children: [...byRoom, ...(own.children ?? [])] } : own;
    const target = navTarget(item.path);
    const path = target === 'nowhere' ? null : item.path;
    return {
      key: `${index}`,
      label: <Marked text={item.text} lang={item.lang} />,
      path,
      href: path !== null && target === 'inside' ? localizedPath(path, locale) : (path ?? '#'),
      item: item.children ? item : null,
    };
  });
}

type MenuToolsProps = Pick<HeaderTexts, 'whatsapp' | 'wechat' | 'phone'> &
  Pick<HeaderParts, 'searchHref' | 'lookUpHref' | 'menuWishlist'>;

/** Below the small screens' menu: to find something, and to reach the studio. */
function MenuTools({ searchHref, lookUpHref, menuWishlist, whatsapp, wechat, phone }: MenuToolsProps) {
  const t = useTranslations('Layout');
  return (
    <div className={styles.menuTools}>
      <Link href={searchHref}>
        <Icon name="search" size={20} />
        <span>{t('search')}</span>
      </Link>
      {menuWishlist}
      <Link href={lookUpHref}>
        <Icon name="file" size={20} />
        <span>{t('lookUp')}</span>
      </Link>
      <WechatLink id={wechat} />
      {whatsapp ? (
        <a href={whatsapp} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" size={20} />
          <span>{t('whatsapp')}</span>
        </a>
      ) : null}
      {phone.href ? (
        <a href={phone.href}>
          <Icon name="call" size={20} />
          <span>{phone.text}</span>
        </a>
      ) : null}
    </div>
  );
}
