'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button, ButtonLink, TextButton, TextLink } from '@/components/ui/button';
import { CollectionNote } from '@/components/ui/collection-note';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { DropZone } from '@/components/upload/drop-zone';
import { useDroppedFiles } from '@/components/upload/use-dropped-files';
import { roundMoney } from '@/lib/format/money';
import type { OrderAccess } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';
import type { ShopFacts } from '@/lib/order/shop';
import { changedAt } from '@/lib/order/status';
import { BankFacts } from './copyable';
import { HoldLine } from './hold-line';
import { OrderFpsCode } from './order-fps-code';
import { ProofRows, useProofs } from './proofs';
import { SendProof } from './send-proof';
import { useMoney, useText } from './use-format';
import { useIsLate } from './use-is-late';
import styles from './proof-panel.module.scss';

/**
 * Where to pay and the upload are folded while a slip is with the studio, for they are then for another payment alone,
 * and where nothing has to be paid yet, which `note` says.
 */
type Folded = { label: string; title?: string | undefined; text?: string | undefined; note?: string };

export interface ProofPanelProps {
  order: Order;
  access: OrderAccess;
  shop: ShopFacts;
  /** it cannot be changed from here: the proof is sent to the studio instead */
  isReadOnly: boolean;
  /**
   * one of several payments, each with a proof of its own, which is checked since `since`; without it the order is paid
   * at once
   */
  payment?: { title: string; amount: number; folded?: Folded; since?: string };
  onStart: () => void;
  onRefused: (error: unknown) => void;
}

/** Offline payment: where to pay, and the proof of it. */
export function ProofPanel({ order, access, shop, isReadOnly, payment, onStart, onRefused }: ProofPanelProps) {
  const t = useTranslations('Order');
  const tCommon = useTranslations('Common');
  const tProject = useTranslations('Project');
  const tUpload = useTranslations('Upload');
  const text = useText();
  const money = useMoney(order.currency);
  const titleId = useId();
  const proofs = useProofs({ order, access, max: Number.POSITIVE_INFINITY, onStart, onRefused });
  const { pictures, isPending } = proofs;
  const { isOver } = useDroppedFiles(!isReadOnly && !isPending, proofs.add);
  const isLate = useIsLate(shop, 'proof_check', payment?.since ?? changedAt(order)) && !payment?.folded?.note;
  const checkTime = isLate ? t('late') : text(shop.booking?.proof_check);
  const isChecking = !payment && order.current_status === 'pending' && !isPending;
  const folded: Folded | undefined =
    isChecking && !isReadOnly ? { label: tProject('anotherProof'), text: tProject('proofOpen') } : payment?.folded;
  const amount = payment?.amount ?? order.total;
  const facts = roundMoney(amount, order.currency) > 0 ? shop.offline_payment : null;
  const next = isReadOnly ? 'nextSend' : 'nextUpload';
  const number = order.reference_number;
  const how = facts ? t(`${next}Text`, { amount: money(amount), number }) : t(`${next}NoFacts`, { number });

  const toPay = (
    <>
      <div className={styles.grid} data-columns={facts && (pictures.length > 0 || isPending) ? 2 : 1}>
        {facts && !isChecking ? (
          <div className={styles.pay}>
            <BankFacts order={order} amount={amount} facts={facts} />
            <OrderFpsCode order={order} amount={amount} facts={facts} />
          </div>
        ) : null}
        {pictures.length > 0 || isPending ? (
          <div className={styles.chosen} data-print="no">
            {pictures.length > 0 ? <ProofRows proofs={proofs} canRetry={!isPending} className={styles.files} /> : null}
            <p role="status" className={styles.text}>
              {isPending ? t('proofSending') : null}
            </p>
            {isPending ? <TextButton onClick={() => proofs.stop()}>{tUpload('stop')}</TextButton> : null}
            {proofs.hasSendable && !isPending ? (
              <Button onClick={() => proofs.send()}>
                <Icon name="upload" size={18} />
                <span>{tCommon('uploadProof')}</span>
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      {isReadOnly && !isChecking ? <SendProof number={number} shop={shop} /> : null}
      {isReadOnly ? null : (
        <div className={styles.add} data-print="no">
          <DropZone isOver={isOver} isDisabled={isPending} onFiles={proofs.add} />
          <CollectionNote>{(privacy) => t.rich('proofCollection', { privacy })}</CollectionNote>
        </div>
      )}
    </>
  );

  return (
    <Panel aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.intro}>
        <h2 id={titleId}>{payment?.title ?? t(isChecking ? 'proofTitle' : next)}</h2>
        {isChecking || folded ? null : <p className={styles.text}>{how}</p>}
        <HoldLine order={order} shop={shop} />
      </div>
      {isChecking || folded ? (
        <Note
          tone={isLate ? 'warn' : 'ok'}
          action={
            isLate ? (
              <ButtonLink href="/contact-us" variant="line" size="s">
                {tCommon('contactUs')}
              </ButtonLink>
            ) : undefined
          }
        >
          <p>{folded?.note ?? t('proofChecking')}</p>
          {checkTime && !folded?.note ? <p>{checkTime}</p> : null}
          {isReadOnly || payment ? null : <ProofLink order={order} />}
        </Note>
      ) : null}
      {folded ? (
        <details className={styles.folded} open={pictures.length > 0 || isPending || undefined}>
          <summary>
            <b>{folded.label}</b>
            <Icon name="down" size={20} />
          </summary>
          <div className={styles.panel}>
            <p className={styles.text}>
              {folded.title ? <b>{folded.title}</b> : null} <span>{folded.text ?? how}</span>
            </p>
            {toPay}
          </div>
        </details>
      ) : (
        toPay
      )}
    </Panel>
  );
}

/** The payment proof that was handed in; nothing where there is none. */
export function ProofLink({ order }: { order: Pick<Order, 'checkout'> }) {
  const t = useTranslations('Order');
  const image = order.checkout.offline?.image;
  if (!image || !/^https?:\/\//.test(image)) return null;
  return (
    <p data-print="no">
      <TextLink href={image} external>
        {t('proofOpen')}
      </TextLink>
    </p>
  );
}
