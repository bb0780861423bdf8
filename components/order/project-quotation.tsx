'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { TextLink } from '@/components/ui/button';
import { Sums } from '@/components/ui/facts';
import { Note } from '@/components/ui/note';
import { RadioPills } from '@/components/ui/radio-pills';
import { Table } from '@/components/ui/table';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { currentVersion, groupLines, newestFirst } from '@/lib/order/project';
import type { Quotation, QuotationVersion } from '@/lib/order/schema';
import { useVersionLabel, VersionBadge } from './order-badges';
import { useMoney, useText } from './use-format';
import styles from './project-quotation.module.scss';

/** The current version of a quotation, and the others to look at. */
export function ProjectQuotation({ quotation, currency }: { quotation: Quotation; currency: string }) {
  const t = useTranslations('Project');
  const money = useMoney(currency);
  const versionLabel = useVersionLabel();
  const name = useId();
  const versions = newestFirst(quotation.versions);
  const [chosen, setChosen] = useState(currentVersion(versions)?._id);
  const version = versions.find(({ _id }) => _id === chosen) ?? currentVersion(versions);
  return (
    <div>
      <h3 className={styles.title}>{t('quotation')}</h3>
      {versions.length > 1 && version ? (
        <RadioPills
          className={styles.versions}
          legend={t('versions')}
          name={name}
          value={version._id}
          onChange={setChosen}
          options={versions.map((one) => ({
            value: one._id,
            label: `${t('version', { number: one.version })} · ${versionLabel(one.status)}`,
          }))}
        />
      ) : null}
      {version ? (
        <Version version={version} reference={quotation.reference_number} currency={currency} />
      ) : (
        <p className={styles.head}>
          <Reference number={quotation.reference_number} url={quotation.url} />
          <b className={styles.total}>{money(quotation.total)}</b>
        </p>
      )}
    </div>
  );
}

function Reference({ number, url }: { number: string; url?: string | null }) {
  return url && /^https?:\/\//.test(url) ? (
    <TextLink href={url} external>
      {number}
    </TextLink>
  ) : (
    <span>{number}</span>
  );
}

function Version({ version, reference, currency }: { version: QuotationVersion; reference: string; currency: string }) {
  const t = useTranslations('Project');
  const money = useMoney(currency);
  const { status, created_at: createdAt, accepted_at: acceptedAt, valid_until: validUntil } = version;
  const dates = [
    createdAt ? t('dated', { date: formatDateTime(createdAt) }) : null,
    status === 'accepted' && acceptedAt ? t('acceptedOn', { date: formatDateTime(acceptedAt) }) : null,
    status === 'sent' && validUntil ? t('validUntil', { date: formatDate(validUntil) }) : null,
  ].filter((date) => date !== null);
  return (
    <>
      <div role="status" className={styles.head}>
        <VersionBadge status={status} />
        <Reference number={version.reference_number || reference} url={version.url} />
        {dates.map((date) => (
          <span key={date} className={styles.date}>
            {date}
          </span>
        ))}
      </div>
      {status === 'sent' ? (
        <Note className={styles.note} action={<TextLink href="/contact-us">{t('contact')}</TextLink>}>
          {t('sentText')}
        </Note>
      ) : null}
      {version.lines.length > 0 ? <Lines version={version} money={money} /> : null}
      <div className={styles.sums}>
        <Sums
          lines={[
            ...(typeof version.subtotal === 'number' ? [{ key: 'subtotal', name: t('subtotal'), amount: money(version.subtotal) }] : []),
            ...(version.discount ? [{ key: 'discount', name: t('discount'), amount: money(-version.discount), minus: true }] : []),
          ]}
          total={{ name: t('total'), amount: money(version.total) }}
        />
      </div>
    </>
  );
}

function Lines({ version, money }: { version: QuotationVersion; money: (amount: number) => string }) {
  const t = useTranslations('Project');
  const locale = useLocale();
  const text = useText();
  return (
    <Table caption={t('linesOf', { number: version.version })} className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('work')}</th>
          <th scope="col" data-narrow="hide">
            {t('qty')}
          </th>
          <th scope="col" data-align="end" data-narrow="hide">
            {t('unitPrice')}
          </th>
          <th scope="col" data-align="end">
            {t('amount')}
          </th>
        </tr>
      </thead>
      {groupLines(version.lines).map((group) => (
        <tbody key={group.key}>
          {text(group.category) ? (
            <tr>
              <th scope="rowgroup" colSpan={4} className={styles.group}>
                {text(group.category)}
              </th>
            </tr>
          ) : null}
          {group.lines.map((line, index) => {
            const qty = t('qtyOf', { count: line.qty, unit: textIn(line.unit, locale) });
            const price = typeof line.unit_price === 'number' ? money(line.unit_price) : null;
            return (
              // a version's lines do not change while they are shown
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                <td>
                  {text(line.title)}
                  {text(line.description) ? <small>{text(line.description)}</small> : null}
                  <small data-narrow="only">{price && line.qty !== 1 ? t('times', { qty, price }) : qty}</small>
                </td>
                <td data-narrow="hide">{qty}</td>
                <td data-align="end" data-narrow="hide">
                  {price}
                </td>
                <td data-align="end">{money(line.amount)}</td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </Table>
  );
}
