import { useTranslations } from 'next-intl';
import { localeOf } from '@/lib/i18n/locales';
import type { LocalizedText } from '@/lib/i18n/text';
import { Note } from './note';
import { withResponsivePictures } from './prose-pictures';
import layout from './layout.module.scss';
import proseStyles from './prose.module.scss';

type Props = {
  /** has been through the sanitiser (lib/format/rich-text): it is put into the page as it is */
  html: string;
  /** the text's language where it is not the page's; a note above the text says so */
  lang?: LocalizedText['lang'];
  /** `article` is larger, for reading at length */
  size?: 'body' | 'article';
};

/** What staff have written at length: an article, a page, the description of a service. */
export function LongText({ html, lang, size = 'body' }: Props) {
  const t = useTranslations('RichText');
  const text = (
    <div
      className={proseStyles.prose}
      data-size={size}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: withResponsivePictures(html) }}
    />
  );
  if (!lang) return text;
  return (
    <div className={layout.stack} data-gap="6">
      <Note className={layout.narrow}>{t('onlyIn', { language: localeOf(lang) ?? '' })}</Note>
      {text}
    </div>
  );
}
