import type { Metadata, Viewport } from 'next';
import { THEME_COLOUR } from '@/lib/seo/manifest';
import { absoluteUrl } from '@/lib/seo/url';
import { localizedPath } from '@/lib/i18n/locales';
import { getLocale } from '@/lib/i18n/server';
import { getConfiguration } from '@/lib/configuration/server';
import { textIn } from '@/lib/i18n/text';
import '@/styles/global.scss';

export { DefaultLayout as default } from './_layouts/default-layout';

// Every page is rendered on its first visit and cached; nothing is rendered at build time, so the build needs no
// backend.
export const revalidate = 300;
export function generateStaticParams() {
  return [];
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: THEME_COLOUR,
};

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const name = textIn((await getConfiguration()).name, locale);
  return {
    metadataBase: new URL(absoluteUrl('/'), 'http://localhost'),
    title: { template: `%s | ${name}`, default: name },
    openGraph: { siteName: name },
    manifest: localizedPath('/manifest.webmanifest', locale),
    // where a browser takes no svg it asks for /favicon.ico by itself
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/apple-icon.png' },
  };
}
