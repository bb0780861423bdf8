import { cache } from 'react';
import type { Room } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { localizedText, textIn } from '@/lib/i18n/text';
import { menuPicture, type NavItem } from './nav-item';
import { navTarget } from './nav-link';

/** More are not read. */
const MAX_ROOMS = 8;

/**
 * The configuration's rooms in a language: none without a name, or with a path that leads out of the shop. Made once for
 * a page, whose data then refers to the header's list wherever it stands again.
 */
export const roomsIn = cache(
  (rooms: readonly Room[] | null | undefined, locale: Locale): (NavItem & { path: string })[] =>
    (rooms ?? [])
      .map(({ title, path, keyword, picture }) => ({
        ...localizedText(title, locale),
        path: withKeyword(path, textIn(keyword, locale)),
        ...(picture ? { picture: menuPicture(picture) } : null),
      }))
      .filter(({ text, path }) => text && navTarget(path) === 'inside')
      .slice(0, MAX_ROOMS),
);

const withKeyword = (path: string, keyword: string): string =>
  keyword ? `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ keyword })}` : path;
