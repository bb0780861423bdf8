import { type PictureSource, pictureProps } from '@/components/ui/picture';
import type { PictureSourceProps } from '@/components/ui/picture-image';
import type { NavigationItem } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { type LocalizedText, localizedText } from '@/lib/i18n/text';

/** A navigation item in the page's language: what the header's client components are given, once for all its menus. */
export type NavItem = LocalizedText & {
  path: string | null;
  /** opens over the whole width of the bar */
  isMega?: true;
  /** for decoration: what it stands beside says the same */
  picture?: PictureSourceProps;
  /** absent where there are none */
  children?: NavItem[];
};

/** A menu's picture without its colour: every page's data holds it. */
export const menuPicture = (picture: PictureSource): PictureSourceProps => pictureProps({ ...picture, color: null });

/** Navigation items of the configuration in a language. */
export function navItemsIn(items: readonly NavigationItem[], locale: Locale): NavItem[] {
  return items.map(({ title, path, is_megamenu: isMega, picture, children }) => ({
    ...localizedText(title, locale),
    path,
    ...(isMega ? { isMega } : null),
    ...(picture ? { picture: menuPicture(picture) } : null),
    ...(children.length > 0 ? { children: navItemsIn(children, locale) } : null),
  }));
}
