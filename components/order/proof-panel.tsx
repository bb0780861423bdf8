'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { Button, TextButton, TextLink } from '@/components/ui/button';
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
import { ContactButton } from './order-asides';
import { OrderFpsCode } from './order-fps-code';
import { ProofRows, type Proofs, useProofs } from './proofs';
import { SendProof } from './send-proof';
import { useMoney, useText } from './use-format';
import { useIsLate } from './use-is-late';
import layout from '@/components/ui/layout.module.scss';
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
export function ProofPanel(props: ProofPanelProps) {
  const { order, access, shop, isReadOnly, payment, onStart, onRefused } = props;
  const titleId = useId();
  const proofs = useProofs({ order, access, max: Number.POSITIVE_INFINITY, onStart, onRefused });
  const hasProofs = proofs.pictures.length > 0 || proofs.isPending;
  const { amount, facts, title, how, isChecking, folded } = useStandOfPayment(props, proofs.isPending);

  const toPay = (
    <>
      <div className={styles.grid} data-columns={facts && hasProofs ? 2 : 1}>
        {facts && !isChecking ? (
          <div className={styles.pay}>
            <BankFacts order={order} amount={amount} facts={facts} />
            <OrderFpsCode order={order} amount={amount} facts={facts} />
          </div>
        ) : null}
        {hasProofs ? <ChosenProofs proofs={proofs} /> : null}
      </div>
      {isReadOnly && !isChecking ? <SendProof number={order.reference_number} shop={shop} /> : null}
      {isReadOnly ? null : <AddProofs proofs={proofs} />}
    </>
  );

  return (
    <Panel aria-labelledby={titleId} className={layout.stack} data-gap="6">
      <div className={styles.intro}>
        <h2 id={titleId}>{title}</h2>
        {isChecking || folded ? null : <p className={styles.text}>{how}</p>}
        <HoldLine order={order} shop={shop} />
      </div>
      {isChecking || folded ? (
        <CheckingNote shop={shop} since={payment?.since ?? changedAt(order)} note={folded?.note}>
          {isReadOnly || payment ? null : <ProofLink order={order} />}
        </CheckingNote>
      ) : null}
      {folded ? (
        <FoldedPart {...folded} text={folded.text ?? how} isOpen={hasProofs}>
          {toPay}
        </FoldedPart>
      ) : (
        toPay
      )}
    </Panel>
  );
}

/** How much is to be paid, and what the panel says of it; with `facts` only where there is an amount to pay. */
function useStandOfPayment({ order, shop, isReadOnly, payment }: ProofPanelProps, isPending: boolean) {
  const t = useTranslations('Order');
  const tProject = useTranslations('Project');
  const money = useMoney(order.currency);
  const isChecking = !payment && order.current_status === 'pending' && !isPending;
  const another: Folded = { label: tProject('anotherProof'), text: tProject('proofOpen') };
  const amount = payment?.amount ?? order.total;
  const facts = roundMoney(amount, order.currency) > 0 ? shop.offline_payment : null;
  const next = isReadOnly ? 'nextSend' : 'nextUpload';
  const number = order.reference_number;
  return {
    amount,
    facts,
    title: payment?.title ?? t(isChecking ? 'proofTitle' : next),
    how: facts ? t(`${next}Text`, { amount: money(amount), number }) : t(`${next}NoFacts`, { number }),
    isChecking,
    folded: isChecking && !isReadOnly ? another : payment?.folded,
  };
}

/** The proofs to send, or on their way. */
function ChosenProofs({ proofs }: { proofs: Proofs }) {
  const t = useTranslations('Order');
  const tPurchase = useTranslations('Purchase');
  const tUpload = useTranslations('Upload');
  const { pictures, isPending } = proofs;
  return (
    <div className={styles.chosen} data-print="no">
      {pictures.length > 0 ? <ProofRows proofs={proofs} canRetry={!isPending} className={styles.files} /> : null}
      <p role="status" className={styles.text}>
        {isPending ? t('proofSending') : null}
      </p>
      {isPending ? <TextButton onClick={() => proofs.stop()}>{tUpload('stop')}</TextButton> : null}
      {proofs.hasSendable && !isPending ? (
        <Button onClick={() => proofs.send()}>
          <Icon name="upload" size={18} />
          <span>{tPurchase('uploadProof')}</span>
        </Button>
      ) : null}
    </div>
  );
}

/** Where proofs are chosen; they may be dropped and pasted anywhere on the page. */
function AddProofs({ proofs: { add, isPending } }: { proofs: Proofs }) {
  const t = useTranslations('Order');
  const { isOver } = useDroppedFiles(!isPending, add);
  return (
    <div className={styles.add} data-print="no">
      <DropZone isOver={isOver} isDisabled={isPending} onFiles={add} />
      <CollectionNote>{(privacy) => t.rich('proofCollection', { privacy })}</CollectionNote>
    </div>
  );
}

type CheckingNoteProps = { shop: ShopFacts; since: string; note: string | undefined; children: Blocks };

/** The studio has a proof and checks it `since` then; or `note`. */
function CheckingNote({ shop, since, note, children }: CheckingNoteProps) {
  const t = useTranslations('Order');
  const text = useText();
  const isLate = useIsLate(shop, 'proof_check', since) && !note;
  const checkTime = isLate ? t('late') : text(shop.booking?.proof_check);
  return (
    <Note tone={isLate ? 'warn' : 'ok'} action={isLate ? <ContactButton /> : undefined}>
      <p>{note ?? t('proofChecking')}</p>
      {checkTime && !note ? <p>{checkTime}</p> : null}
      {children}
    </Note>
  );
}

function FoldedPart({ label, title, text, isOpen, children }: Folded & { isOpen: boolean; children: Blocks }) {
  return (
    <details className={styles.folded} open={isOpen || undefined}>
      <summary>
        <b>{label}</b>
        <Icon name="down" size={20} />
      </summary>
      <div className={layout.stack} data-gap="6">
        <p className={styles.text}>
          {title ? <b>{title}</b> : null} <span>{text}</span>
        </p>
        {children}
      </div>
    </details>
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
