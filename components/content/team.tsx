import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { TextIn } from '@/components/ui/text-in';
import { TitleRow } from '@/components/ui/title-row';
import type { StudioFacts } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import styles from './team.module.scss';

/** Who works at the studio, and what it is registered and insured for. Nothing where staff have written nothing. */
export function Team({ studio, locale }: { studio: StudioFacts; locale: Locale }) {
  const t = useTranslations('Content');
  const people = studio.people ?? [];
  const licences = studio.licences ?? [];
  return (
    <>
      {people.length > 0 ? (
        <TitleRow title={t('team')} id="team">
          <ul className={styles.people}>
            {people.map(({ name, role, picture }, index) => (
              <li key={`${index}`}>
                {picture ? <Picture picture={picture} alt="" ratio="1" sizes="(width >= 768px) 240px, 44vw" /> : null}
                <b>
                  <TextIn text={name} locale={locale} />
                </b>
                {textIn(role, locale) ? (
                  <p>
                    <TextIn text={role} locale={locale} />
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        </TitleRow>
      ) : null}
      {licences.length > 0 ? (
        <TitleRow title={t('licences')} id="licences">
          <ul className={styles.licences}>
            {licences.map((licence, index) => (
              <li key={`${index}`}>
                <TextIn text={licence} locale={locale} />
              </li>
            ))}
          </ul>
        </TitleRow>
      ) : null}
    </>
  );
}
