import { useTranslations } from 'next-intl';
import { ButtonLink, TextLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { textOr } from '@/components/ui/text-in';
import type { Configuration } from '@/lib/configuration/schema';
import { visitPath } from '@/lib/paths/visit-path';
import type { Locale } from '@/lib/i18n/locales';
import { langIn, textIn } from '@/lib/i18n/text';
import styles from './hero.module.scss';

type Props = { texts: Configuration['page_texts']['home']; locale: Locale };

/**
 * The first thing seen: a picture from edge to edge, one sentence in a notch over it, what is done for whom and at what
 * price, one action.
 */
export function Hero({ texts, locale }: Props) {
  const t = useTranslations('Home');
  const tCommon = useTranslations('Common');
  const picture = texts?.hero_picture;
  const caption = textOr(texts?.hero_caption, locale);
  const lead = textOr(texts?.hero_description, locale);
  return (
    <section className={styles.hero} data-bare={picture ? undefined : ''}>
      {picture ? (
        <div className={styles.picture}>
          <Picture
            picture={picture}
            alt={textIn(picture.alt, locale)}
            sizes="(width >= 768px) 100vw, (resolution >= 2.5dppx) 90vw, 110vw"
            priority
            quality={60}
          />
        </div>
      ) : null}
      <div className={styles.notch}>
        <h1 {...langIn(texts?.hero_title, locale)}>
          {phrases(textIn(texts?.hero_title, locale) || t('heroTitle')).map((phrase) => (
            <span key={phrase}>{phrase}</span>
          ))}
        </h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        <div className={styles.action}>
          <ButtonLink href="/shop/main/product" prefetch="on-touch">
            {textOr(texts?.hero_action, locale, tCommon('browse'))}
          </ButtonLink>
          <TextLink href={visitPath()}>{tCommon('visit')}</TextLink>
        </div>
      </div>
      {picture && caption ? <p className={styles.caption}>{caption}</p> : null}
    </section>
  );
}

/** Chinese headings break after their commas and colons, not within a phrase. */
function phrases(title: string): string[] {
  return title.split(/(?<=[，：、])/);
}
