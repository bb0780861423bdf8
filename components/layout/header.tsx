import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { TextIn } from '@/components/ui/text-in';
import type { Configuration } from '@/lib/configuration/schema';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { textIn } from '@/lib/i18n/text';
import { AccountSlot } from './deferred';
import { LanguageVariant } from './language-links';
import { Logo } from './logo';
import { MainNav } from './main-nav';
import { MegaPanel } from './mega-panel';
import { MenuDrawer } from './menu-drawer';
import { MenuList } from './menu-list';
import { navTarget } from './nav-link';
import { PlainList } from './plain-list';
import styles from './header.module.scss';

export interface HeaderProps {
  configuration: Configuration;
  locale: Locale;
  /** the page in the other languages */
  languages: ReactNode;
  /** of other domains, from the root layout: the search, wishlist and cart in the bar, the wishlist in the small screens' menu */
  searchHref: string;
  wishlist: ReactNode;
  cart: ReactNode;
  menuWishlist: ReactNode;
}

/** The bar on every page: 88 px, 64 once the page has been scrolled and on small screens. */
export function Header({ configuration, locale, languages, searchHref, wishlist, cart, menuWishlist }: HeaderProps) {
  const t = useTranslations('Layout');
  const { navbar } = configuration;
  const name = textIn(configuration.name, locale);
  const entries = navbar.items.map((item, index) => {
    const target = navTarget(item.path);
    const path = target === 'nowhere' ? null : item.path;
    return {
      key: `${index}`,
      label: <TextIn text={item.title} locale={locale} />,
      path,
      href: path === null ? '#' : target === 'inside' ? localizedPath(path, locale) : path,
      isMega: item.is_megamenu,
      panel: item.children.length > 0 ? item.is_megamenu ? <MegaPanel item={item} locale={locale} /> : <PlainList item={item} locale={locale} /> : null,
    };
  });
  const accountLinks = navbar.account_items
    .filter((item) => item.is_enabled && navTarget(item.path) === 'inside')
    .map((item) => ({ label: textIn(item.title, locale), path: item.path }));
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
            <MenuList items={navbar.items} locale={locale} />
            <div className={styles.menuTools}>
              <Link href={searchHref} prefetch={false}>
                <Icon name="search" size={20} />
                {t('search')}
              </Link>
              {menuWishlist}
            </div>
          </MenuDrawer>
        </div>
        <Link href="/" className={styles.logo} aria-label={name} prefetch={false}>
          <Logo url={navbar.logo.url} name={navbar.logo.alt ? textIn(navbar.logo.alt, locale) : name} height={36} />
        </Link>
        <MainNav entries={entries} />
        <div className={styles.tools}>
          <Link href={searchHref} className={styles.tool} aria-label={t('search')} prefetch={false}>
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
