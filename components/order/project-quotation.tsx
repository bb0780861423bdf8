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
import { useVersionLabel } from './order-badges';
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
  const versionLabel = useVersionLabel();
  const name = useId();
  const [now] = useState(Date.now);
  const versions = newestFirst(quotation.versions);
  const [chosen, setChosen] = useState(currentVersion(versions)?._id);
  const [isComparing, setComparing] = useState(false);
  const pills = useRef<HTMLDivElement>(null);
  const wasLed = useRef(false);
  const version = versions.find(({ _id }) => _id === chosen) ?? currentVersion(versions);
  const waiting = isOpen(order) ? waitingVersion(versions, now) : undefined;

  // the button that led there is gone
  useEffect(() => {
    if (wasLed.current) pills.current?.querySelector<HTMLElement>(':checked')?.focus();
    wasLed.current = false;
  }, [chosen]);

  function view(id: string) {
    wasLed.current = true;
    setChosen(id);
  }

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
            name={name}
            value={version._id}
            onChange={setChosen}
            options={versions.map((one) => ({
              value: one._id,
              label: `${t('version', { number: one.version })} · ${versionLabel(one.status)}`,
            }))}
          />
        </div>
      ) : null}
      {waiting && waiting !== version ? (
        <Note
          className={styles.other}
          action={
            <TextButton onClick={() => view(waiting._id)}>{t('viewVersion', { number: waiting.version })}</TextButton>
          }
        >
          {t('otherWaits', { number: waiting.version })}
        </Note>
      ) : null}
      <QuotationHead version={version} reference={quotation.reference_number} now={now} />
      {version === waiting ? (
        <QuotationAnswer
          key={version._id}
          order={order}
          quotation={quotation}
          version={version}
          isReadOnly={isReadOnly}
        />
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
