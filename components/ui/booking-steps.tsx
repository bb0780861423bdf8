'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { BookingStep } from '@/lib/configuration/booking-steps';
import { useLocale } from '@/lib/i18n/client';
import { writingOf } from '@/lib/i18n/writing';
import { TextLink } from './button';
import { Marked } from './marked';
import styles from './booking-steps.module.scss';

type Props = {
  steps: readonly BookingStep[];
  /** whose steps they are, where others are booked along with them */
  services?: readonly string[];
  /** level of its heading */
  as?: 'h2' | 'h3';
  /** false where the page links to the terms itself */
  hasTermsLink?: boolean;
  /** index of the step that is under way; those before it are done */
  current?: number;
};

/**
 * What happens after booking and what is paid when, in the company's words. Nothing where the configuration has no
 * steps.
 */
export function BookingSteps({ steps, services = [], as: Heading = 'h2', hasTermsLink = true, current }: Props) {
  const t = useTranslations('BookingSteps');
  const { list } = writingOf(useLocale());
  const id = useId();
  if (steps.length === 0) return null;
  return (
    <section className={styles.steps} aria-labelledby={id}>
      <Heading id={id}>{t('title')}</Heading>
      {services.length > 0 ? <p className={styles.services}>{t('for', { services: services.join(list) })}</p> : null}
      <ol>
        {steps.map(({ title, description }, index) => (
          <li
            key={`${index}`}
            aria-current={index === current ? 'step' : undefined}
            data-done={(current !== undefined && index < current) || undefined}
          >
            <b>
              <Marked {...title} />
            </b>
            {description ? (
              <p>
                <Marked {...description} />
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
