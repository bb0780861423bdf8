import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Picture, Text } from '@/lib/api/shapes';
import type { Configuration } from '@/lib/configuration/schema';
import { getConfiguration } from '@/lib/configuration/server';
import { getContent } from '@/lib/content/server';
import type { Locale } from '@/lib/i18n/locales';
import { TERMS_SLUGS, type TermsSlug } from '@/lib/routes';
import { textIn } from '@/lib/i18n/text';
import { type Preview, previewPicture } from '@/lib/seo/preview';

/** The pages of no noun that have a picture of their own; those that are not for search engines share that of the home page. */
const PAGES = ['home', 'about-us', 'contact-us', ...TERMS_SLUGS] as const;
export type PreviewPage = (typeof PAGES)[number];

type Shown = { title: Text | string | null | undefined; note?: Text | string | null; picture?: Picture | null };

export const isPreviewPage = (page: string): page is PreviewPage => PAGES.some((one) => one === page);

/** One of these pages where it is shared. @throws ApiError */
export async function pagePreview(page: PreviewPage, locale: Locale): Promise<Preview> {
  const configuration = await getConfiguration();
  const { title, note, picture } = await shownOn(page, locale, configuration);
  const words = (text: Shown['note']) => (typeof text === 'string' ? text : textIn(text, locale));
  return {
    kind: 'page',
    id: page,
    locale,
    brand: textIn(configuration.name, locale),
    eyebrow: '',
    title: words(title),
    note: words(note),
    picture: previewPicture(picture),
  };
}

async function shownOn(page: PreviewPage, locale: Locale, { page_texts: texts }: Configuration): Promise<Shown> {
  const t = await getTranslations({ locale });
  switch (page) {
    case 'home':
      return { title: textIn(texts.home?.hero_title, locale) || t('Home.heroTitle'), note: t('Home.metaTitle'), picture: texts.home?.hero_picture };
    case 'contact-us':
      return { title: t('Contact.title'), note: textIn(texts.contact?.lead, locale) || t('Contact.lead'), picture: texts.contact?.picture };
    case 'about-us': {
      const content = await getContent(page);
      return { title: textIn(content?.title, locale) || t('Content.aboutUs'), note: content?.lead, picture: content?.picture };
    }
    default:
      return { title: textIn((await getContent(page))?.title, locale) || t(`Content.${page satisfies TermsSlug}`) };
  }
}
