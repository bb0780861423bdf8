import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/client';
import { formatDay } from '@/lib/format/day';
import { daysUntil } from '@/lib/format/days-until';
import { isExpired } from '@/lib/order/project';
import type { QuotationVersion } from '@/lib/order/schema';
import { VersionBadge } from './order-badges';
import layout from '@/components/ui/layout.module.scss';
import styles from './project-quotation.module.scss';

/** The number of a quotation, leading to its document where there is one. */
export function Reference({ number, url }: { number: string; url?: string | null }) {
  return url && /^https?:\/\//.test(url) ? (
    <TextLink href={url} external>
      {number}
    </TextLink>
  ) : (
    <span>{number}</span>
  );
}

type QuotationHeadProps = { version: QuotationVersion; reference: string; now: number };

/** Status, number and dates of a version. */
export function QuotationHead({ version, reference, now }: QuotationHeadProps) {
  const t = useTranslations('Project');
  const tCommon = useTranslations('Common');
  const locale = useLocale();
  const { status, created_at: createdAt, accepted_at: acceptedAt, valid_until: validUntil } = version;
  const days = daysUntil(validUntil, now);
  const dates = [
    createdAt ? t('dated', { date: formatDateTime(createdAt) }) : null,
    status === 'accepted' && acceptedAt ? t('acceptedOn', { date: formatDateTime(acceptedAt) }) : null,
    status === 'sent' && validUntil && days !== undefined
      ? t(days < 0 ? 'expiredOn' : 'validFor', { date: formatDay(validUntil, locale), days })
      : null,
  ].filter((date) => date !== null);
  return (
    <>
      <div role="status" className={styles.head}>
        <VersionBadge status={status} />
        <Reference number={version.reference_number || reference} url={version.url} />
        {dates.map((date) => (
          <span key={date} className={layout.meta}>
            {date}
          </span>
        ))}
      </div>
      {status === 'sent' && isExpired(version, now) ? (
        <Note
          tone="warn"
          className={styles.note}
          action={<TextLink href="/contact-us">{tCommon('contactUs')}</TextLink>}
        >
          {t('expiredText')}
        </Note>
      ) : null}
    </>
  );
}
