import type { Configuration } from '@/lib/configuration/schema';
import { firstWechatId } from '@/lib/format/wechat';
import { phoneHref } from '@/lib/format/phone-href';
import { whatsappHref } from '@/lib/format/whatsapp';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { HeaderBar, type HeaderParts } from './header-bar';
import { navItemsIn } from './nav-item';
import { navTarget } from './nav-link';
import { roomsIn } from './rooms';

/** The bar on every page: 88 px, 64 once the page has been scrolled and on small screens. */
export function Header({
  configuration,
  locale,
  ...parts
}: HeaderParts & { configuration: Configuration; locale: Locale }) {
  const { navbar, footer } = configuration;
  const name = textIn(configuration.name, locale);
  const accountLinks = navbar.account_items
    .filter((item) => item.is_enabled && navTarget(item.path) === 'inside')
    .map((item) => ({ label: textIn(item.title, locale), path: item.path }));
  return (
    <HeaderBar
      name={name}
      logo={{ url: navbar.logo.url, alt: navbar.logo.alt ? textIn(navbar.logo.alt, locale) : name }}
      items={navItemsIn(navbar.items, locale)}
      rooms={roomsIn(configuration.rooms, locale)}
      accountLinks={accountLinks}
      whatsapp={whatsappHref(configuration.whatsapp)}
      wechat={firstWechatId(configuration, locale)}
      phone={{ text: footer.store.phone, href: phoneHref(footer.store.phone) }}
      {...parts}
    />
  );
}
