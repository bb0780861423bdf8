import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { BookingFacts } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { TextLink } from './button';
import { TextIn } from './text-in';
import styles from './booking-steps.module.scss';

const MAX_STEPS = 5;

type Props = {
  steps: BookingFacts['steps'];
  locale: Locale;
  /** level of its heading */
  as?: 'h2' | 'h3';
  /** false where the page links to the terms itself */
  hasTermsLink?: boolean;
};

/** What happens after booking and what is paid when, in the company's words. Nothing where the configuration has no steps. */
export function BookingSteps({ steps, locale, as: Heading = 'h2', hasTermsLink = true }: Props) {
  const t = useTranslations('Ui');
  const id = useId();
  const named = (steps ?? []).filter(({ title }) => textIn(title, locale)).slice(0, MAX_STEPS);
  if (named.length === 0) return null;
  return (
    <section className={styles.steps} aria-labelledby={id}>
      <Heading id={id}>{t('bookingSteps')}</Heading>
      <ol>
        {named.map(({ title, description }, index) => (
          <li key={`${index}`}>
            <b>
              <TextIn text={title} locale={locale} />
            </b>
            {textIn(description, locale) ? (
              <p>
                <TextIn text={description} locale={locale} />
              </p>
            ) : null}
          </li>
        ))}
      </ol>
      {hasTermsLink ? (
        <TextLink href="/terms-of-service/payment-terms-and-special-fees" arrow>
          {t('paymentTerms')}
        </TextLink>
      ) : null}
    </section>
  );
}
