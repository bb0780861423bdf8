import type { MetadataRoute } from 'next';
import { type Locale, localizedPath, LOCALE_TABLE } from '@/lib/i18n/locales';

/** `--paper` of styles/_tokens.scss, for the browser's own interface. */
export const THEME_COLOUR = '#faf8f5';

/** Generated from public/icon.svg and public/icons/icon.svg. */
const ICONS: MetadataRoute.Manifest['icons'] = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
];

type Options = { locale: Locale; name: string; description?: string; shortcuts: { name: string; path: string }[] };

/**
 * The web app manifest in one language. All languages are the same app (`id`), which opens in the language in which it
 * was installed. `minimal-ui` keeps the back button, which the payment page of another site needs.
 */
export function manifestOf({ locale, name, description, shortcuts }: Options): MetadataRoute.Manifest {
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: LOCALE_TABLE[locale].tag,
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
