import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, TextButton } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import { Sums } from '@/components/ui/sums';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { RadioPills } from '@/components/ui/radio-pills';
import { currentVersion, newestFirst, waitingVersion } from '@/lib/order/project';
import type { Order, Quotation, QuotationVersion } from '@/lib/order/schema';
import { isOpen } from '@/lib/order/status';
import { useVersionOptions } from './order-badges';
import { QuotationAnswer } from './quotation-answer';
import { QuotationHead, Reference } from './quotation-head';
import { QuotationLines } from './quotation-lines';
import { useMoney } from './use-format';
import styles from './project-quotation.module.scss';

// only a click needs this code
const QuotationComparison = onDemand(async () => (await import('./quotation-comparison')).QuotationComparison);

interface ProjectQuotationProps {
  order: Order;
  quotation: Quotation;
  isReadOnly: boolean;
  onPrint: (version: QuotationVersion) => void;
}

/**
 * The current version of a quotation, and the others to look at, to compare, to print; an answer to the one that waits
 * for it.
 */
export function ProjectQuotation({ order, quotation, isReadOnly, onPrint }: ProjectQuotationProps) {
  const t = useTranslations('Project');
  const money = useMoney(order.currency);
  const [now] = useState(Date.now);
  const versions = newestFirst(quotation.versions);
  const { version, pills, show, lead } = useShownVersion(versions);
  const pillsName = useId();
  const versionOptions = useVersionOptions(versions);
  const [isComparing, setComparing] = useState(false);
  const waiting = isOpen(order) ? waitingVersion(versions, now) : undefined;

  if (!version) {
    return (
      <p className={styles.head}>
        <Reference number={quotation.reference_number} url={quotation.url} />
        <b className={styles.total}>{money(quotation.total)}</b>
      </p>
    );
  }
  return (
    <>
      {versions.length > 1 ? (
        <div ref={pills}>
          <RadioPills
            legend={t('versions')}
            name={pillsName}
            value={version._id}
            onChange={show}
            options={versionOptions}
          />
        </div>
      ) : null}
      {waiting && waiting !== version ? <OtherWaits version={waiting} onView={() => lead(waiting._id)} /> : null}
      <QuotationHead version={version} reference={quotation.reference_number} now={now} />
      {version === waiting ? (
        <QuotationAnswer key={version._id} {...{ order, quotation, version, isReadOnly }} />
      ) : null}
      {version.lines.length > 0 ? <QuotationLines version={version} currency={order.currency} /> : null}
      <VersionSums version={version} money={money} />
      <div className={styles.actions} data-print="no">
        <Button variant="line" size="s" onClick={() => onPrint(version)}>
          <Icon name="print" size={18} />
          <span>{t('printVersion')}</span>
        </Button>
        {versions.length > 1 ? (
          <Button variant="line" size="s" aria-expanded={isComparing} onClick={() => setComparing(!isComparing)}>
            {t('compare')}
          </Button>
        ) : null}
      </div>
      {isComparing ? <QuotationComparison versions={versions} version={version} currency={order.currency} /> : null}
    </>
  );
}

/** The version on the screen: the current one until another is chosen. */
function useShownVersion(versions: readonly QuotationVersion[]) {
  const current = currentVersion(versions);
  const [chosen, setChosen] = useState(current?._id);
  const pills = useRef<HTMLDivElement>(null);
  const wasLed = useRef(false);

  // the button that led there is gone
  useEffect(() => {
    if (wasLed.current) pills.current?.querySelector<HTMLElement>(':checked')?.focus();
    wasLed.current = false;
  }, [chosen]);

  return {
    version: versions.find(({ _id }) => _id === chosen) ?? current,
    pills,
    show: setChosen,
    /** shows a version, and brings the focus there */
    lead: (id: string) => {
      wasLed.current = true;
      setChosen(id);
    },
  };
}

/** Another version than the one on the screen waits for an answer. */
function OtherWaits({ version: { version: number }, onView }: { version: QuotationVersion; onView: () => void }) {
  const t = useTranslations('Project');
  return (
    <Note className={styles.other} action={<TextButton onClick={onView}>{t('viewVersion', { number })}</TextButton>}>
      {t('otherWaits', { number })}
    </Note>
  );
}

/** The backend's own sums. */
export function VersionSums({ version, money }: { version: QuotationVersion; money: (amount: number) => string }) {
  const t = useTranslations('Project');
  const tCommon = useTranslations('Common');
  return (
    <div className={styles.sums}>
      <Sums
        lines={[
          ...(typeof version.subtotal === 'number'
            ? [{ key: 'subtotal', name: tCommon('subtotal'), amount: money(version.subtotal) }]
            : []),
          ...(version.discount
            ? [{ key: 'discount', name: t('discount'), amount: money(-version.discount), minus: true }]
            : []),
        ]}
        total={{ name: tCommon('total'), amount: money(version.total) }}
      />
    </div>
  );
}
