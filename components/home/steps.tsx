import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import { textOr } from '@/components/ui/text-in';
import type { Configuration } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import styles from './steps.module.scss';

type Props = { texts: Configuration['page_texts']['home']; locale: Locale };

/** How we work, step by step. */
export function Steps({ texts, locale }: Props) {
  const t = useTranslations('Home');
  const tContent = useTranslations('Content');
  if (!texts || texts.steps.length === 0) return null;
  const terms = (
    <TextLink href="/terms-of-service/payment-terms-and-special-fees" arrow>
      {tContent('payment-terms-and-special-fees')}
    </TextLink>
  );
  return (
    <Section aria-labelledby="how">
      <SectionHead id="how" title={t('how')} action={terms} />
      <ol className={styles.steps}>
        {texts.steps.map(({ title, description, duration, picture }, index) => (
          <li key={`${index}`} className={styles.step}>
            {/* AFTER_LOAD, which is the client’s */}
            <div className={styles.media} data-after="">
              <Picture
                picture={{ ...picture, crop: 'cover' }}
                alt={textIn(picture.alt, locale)}
                sizes="(width >= 992px) 23vw, (width >= 768px) 46vw, 128px"
              />
            </div>
            <div>
              <div className={styles.title}>
                <h3>{textOr(title, locale)}</h3>
                {textIn(duration, locale) ? <span>{textOr(duration, locale)}</span> : null}
              </div>
              <p>{textOr(description, locale)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
