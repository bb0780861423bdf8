import type { MetadataRoute } from 'next';
import { type Locale, LOCALE_TAGS, localizedPath } from '@/lib/i18n/locales';

/** The colour around the page, in the browser's own parts too: `--paper` of styles/_tokens.scss, which those cannot read. */
export const THEME_COLOUR = '#faf8f5';

/** Drawn from public/icon.svg and public/icons/icon.svg (tests/tools/icons.ts). */
const ICONS: MetadataRoute.Manifest['icons'] = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
];

type Facts = { locale: Locale; name: string; description?: string; shortcuts: { name: string; path: string }[] };

/**
 * What a device needs to put the shop among its apps, in one language. The three are one app (`id`): it opens in the
 * language in which it was installed, and may go on to the others. `minimal-ui`: a shop with a way back and a payment
 * page elsewhere needs the browser's own buttons.
 */
export function manifestOf({ locale, name, description, shortcuts }: Facts): MetadataRoute.Manifest {
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: LOCALE_TAGS[locale],
    dir: 'ltr',
    start_url: localizedPath('/', locale),
    scope: '/',
    display: 'minimal-ui',
    background_color: THEME_COLOUR,
    theme_color: THEME_COLOUR,
    categories: ['shopping', 'lifestyle'],
    icons: ICONS,
    shortcuts: shortcuts.map((shortcut) => ({ name: shortcut.name, url: localizedPath(shortcut.path, locale) })),
  };
}
