import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getConfiguration } from '@/lib/configuration/server';
import { getContent } from '@/lib/content/server';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { contentSlugs } from '@/lib/routes';
import { type OgImage, ogImage } from '@/lib/seo/og-image';

/** Pages with their own image beside catalogue and articles. Pages that are not indexed share the home page's. */
const PAGES = ['home', 'contact-us', ...contentSlugs()] as const;
type Page = (typeof PAGES)[number];
export const isOgPage = (page: string): page is Page => PAGES.some((one) => one === page);

/** The Open Graph image of one of these pages. @throws ApiError */
export async function pageOgImage(page: Page, locale: Locale): Promise<OgImage> {
  const [t, { page_texts: texts }] = await Promise.all([getTranslations({ locale }), getConfiguration()]);
  const key = { kind: 'page', id: page, locale } as const;
  switch (page) {
    case 'home':
      return ogImage(key, {
        title: textIn(texts.home?.hero_title, locale) || t('Home.heroTitle'),
        note: t('Home.metaTitle'),
        picture: texts.home?.hero_picture,
      });
    case 'contact-us':
      return ogImage(key, {
        title: t('Common.contactUs'),
        note: textIn(texts.contact?.lead, locale) || t('Contact.lead'),
        picture: texts.contact?.picture,
      });
    case 'about-us': {
      const content = await getContent(page);
      return ogImage(key, {
        title: textIn(content?.title, locale) || t('Content.aboutUs'),
        note: textIn(content?.lead, locale),
        picture: content?.picture,
      });
    }
    default:
      return ogImage(key, { title: textIn((await getContent(page))?.title, locale) || t(`Content.${page}`) });
  }
}
