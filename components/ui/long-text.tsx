import { useTranslations } from 'next-intl';
import { localeOf } from '@/lib/i18n/locales';
import type { LocalizedText } from '@/lib/i18n/text';
import { Note } from './note';
import { Prose } from './prose';
import styles from './long-text.module.scss';

type Props = {
  /** sanitised */
  html: string;
  /** the text's language where it is not the page's; a note above the text says so */
  lang?: LocalizedText['lang'];
  size?: 'body' | 'article';
};

/** What staff have written at length: an article, a page, the description of a service. */
export function LongText({ html, lang, size }: Props) {
  const t = useTranslations('RichText');
  if (!lang) return <Prose html={html} size={size} />;
  return (
    <div className={styles.text}>
      <Note className={styles.note}>{t('onlyIn', { language: localeOf(lang) ?? '' })}</Note>
      <Prose html={html} size={size} lang={lang} />
    </div>
  );
}
