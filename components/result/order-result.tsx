'use client';
import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { OrderConfirmation } from '@/components/order/order-confirmation';
import { OrderAccount } from '@/components/order/order-account';
import { totalNameOf } from '@/components/order/order-lines';
import { addressTitle, RecipientLines } from '@/components/order/order-asides';
import { HoldLine } from '@/components/order/hold-line';
import { PayOnline } from '@/components/order/pay-online';
import { OrderSheet } from '@/components/order/order-sheet';
import type { ShopFacts } from '@/lib/order/shop';
import { usePrinting } from '@/components/order/use-printing';
import { Button, ButtonLink, TextLink } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import { ErrorState } from '@/components/ui/error-state';
import { Facts } from '@/components/ui/facts';
import { Note } from '@/components/ui/note';
import { Money } from '@/components/ui/price';
import { isApiError } from '@/lib/api/error';
import { wasNothingOrdered } from '@/lib/checkout/attempt';
import { forgetDraft } from '@/lib/checkout/draft';
import { focusHeading } from '@/lib/client/focus-heading';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import { asSentence, writingOf } from '@/lib/i18n/writing';
import { useRouter, useSearchParams } from '@/lib/i18n/navigation';
import { useOrder } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';
import { mayPayByTransfer, mayPayOnline, nextStepOf, orderPath, paymentUrlOf } from '@/lib/order/status';
import {
  CONFIRM_INTERVAL_MS,
  CONFIRM_LIMIT_MS,
  type Outcome,
  pageOf,
  type PaymentOutcome,
  paymentOutcomeOf,
  TONES,
} from '@/lib/result/outcome';
import { restartSession, session, useSession } from '@/lib/session/store';
import { NextSteps } from './next-steps';
import { ResultActions } from './result-actions';
import { ResultLoading, ResultView } from './result-view';
import type { ResultTexts } from './result-texts';
import styles from './result-view.module.scss';

type OrderResultProps = {
  /** what the URL claims */
  outcome: Outcome;
  texts: ResultTexts;
  /** puts an order's services back into the cart */
  Reorder: ComponentType<{ order: Order }>;
} & Paper;

// only an unpaid order needs this code, and the QR code with it
const transfer = () => import('@/components/order/transfer-instead');
const TransferInstead = onDemand(async () => (await transfer()).TransferInstead);
const TransferFacts = onDemand(async () => (await transfer()).TransferFacts);

/** What the sheet of an order needs of the shop. */
type Paper = { shop: ShopFacts; letterhead?: ReactNode };

/** The result of a checkout, as the backend's order says. The URL proves nothing about the payment. */
export function OrderResult(props: OrderResultProps) {
  const id = useSearchParams().get('order_id') ?? '';
  return id ? <KnownOrderResult key={id} id={id} {...props} /> : <UnknownOrderResult {...props} />;
}

function KnownOrderResult({ id, outcome, texts, Reorder, ...paper }: OrderResultProps & { id: string }) {
  const t = useTranslations('Result');
  const tCommon = useTranslations('Common');
  const { status } = useSession();
  const [isConfirming, setConfirming] = useState(outcome === 'success');
  // the response with the payment page was lost: nothing was paid that could be confirmed
  const isLost = useSearchParams().get('payment') === 'lost';
  const [isTimedOut, setTimedOut] = useConfirmLimit(isConfirming, isLost);
  const { order, error, refetch, isFetching } = useOrder(
    { id },
    { refetchInterval: isConfirming && !isTimedOut ? CONFIRM_INTERVAL_MS : false },
  );
  const payment = order ? paymentOutcomeOf(order) : undefined;
  const page = payment && pageOf(payment);
  if (payment && isConfirming !== (payment === 'confirming' && outcome === 'success')) setConfirming(!isConfirming);

  useRightPage(id, page, outcome);

  useEffect(() => {
    if (payment === 'paid') forgetDraft({ keepsDetails: session.get().status === 'guest' });
  }, [payment]);

  // what became of it comes after the page, and may come in place of “Confirming”: it is said, as a page's title is
  const known = payment ?? (error ? 'unknown' : undefined);
  useEffect(() => {
    if (known) focusHeading();
  }, [known, isTimedOut]);

  if (order && payment && (page === outcome || page === undefined)) {
    if (outcome !== 'success') return <Unpaid order={order} payment={payment} Reorder={Reorder} {...paper} />;
    if (payment !== 'confirming') return <Submitted order={order} payment={payment} texts={texts} {...paper} />;
    if (isTimedOut) return <Unconfirmed order={order} isLost={isLost} onRetry={() => setTimedOut(false)} {...paper} />;
    return <OrderView order={order} {...paper} tone="busy" title={t('confirming')} text={t('confirmingText')} />;
  }
  if (isApiError(error, 'notFound', 'forbidden', 'unauthorized', 'refused'))
    return <UnknownOrderResult outcome={outcome} texts={texts} />;
  if (!order && (error || status === 'unreachable')) {
    return (
      <UnknownOrderResult outcome={outcome} texts={texts}>
        <ErrorState
          onRetry={() => void (error ? refetch() : restartSession())}
          busy={isFetching}
          requestId={isApiError(error) ? error.requestId : null}
        />
      </UnknownOrderResult>
    );
  }
  // what is paid by transfer has nothing to confirm: which it is, the order says
  return <ResultLoading text={tCommon('loading')} />;
}

/** Whether the payment has been waited for long enough; setting it back waits once more. */
function useConfirmLimit(isConfirming: boolean, isOver: boolean) {
  const [isTimedOut, setTimedOut] = useState(isOver);
  useEffect(() => {
    if (!isConfirming || isTimedOut) return undefined;
    const timer = setTimeout(() => setTimedOut(true), CONFIRM_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [isConfirming, isTimedOut]);
  return [isTimedOut, setTimedOut] as const;
}

/** Goes to the page of what became of the order, where the URL claims something else. */
function useRightPage(id: string, page: Outcome | undefined, outcome: Outcome): void {
  const router = useRouter();
  useEffect(() => {
    if (page && page !== outcome) router.replace(`/result/order/${page}?order_id=${encodeURIComponent(id)}`);
  }, [page, outcome, id, router]);
}

type UnknownOrderProps = Pick<OrderResultProps, 'outcome' | 'texts'> & { children?: Blocks };

/** Without the order nothing is claimed about money. */
function UnknownOrderResult({ outcome, texts, children }: UnknownOrderProps) {
  const t = useTranslations('Result');
  const [isNothingOrdered] = useState(() => outcome === 'failure' && wasNothingOrdered());
  return (
    <ResultView
      tone={TONES[outcome]}
      title={texts.title}
      text={isNothingOrdered ? t('nothingOrdered') : texts.text}
      actions={<ResultActions type="order" outcome={outcome} />}
    >
      {outcome === 'success' ? <p>{t('unknownOrder')}</p> : null}
      {children}
    </ResultView>
  );
}

const isPayableOnline = (order: Order, shop: ShopFacts): boolean =>
  paymentUrlOf(order, shop.payment_origins) !== null || mayPayOnline(order, shop.payment_methods);

const TRANSFER = 'transfer';

/** The second way to pay an order: the transfer, whose details are below. */
function ToTransfer({ order, shop }: { order: Order; shop: ShopFacts }) {
  const t = useTranslations('Order');
  return (
    <>
      <ButtonLink
        href={`#${TRANSFER}`}
        variant="line"
        // the router scrolls there, and leaves the focus behind
        onClick={() => document.querySelector<HTMLElement>(`#${TRANSFER}`)?.focus()}
      >
        {t('transferInstead')}
      </ButtonLink>
      <HoldLine order={order} shop={shop} />
    </>
  );
}

type KnownOrder = { order: Order; payment: PaymentOutcome };
type UnpaidProps = Omit<OrderResultProps, 'outcome' | 'texts'> & KnownOrder;

/** The order exists and is not paid. */
function Unpaid({ order, payment, Reorder, ...paper }: UnpaidProps) {
  const t = useTranslations('Result');
  const tCommon = useTranslations('Common');
  const tPurchase = useTranslations('Purchase');
  const locale = useLocale();
  const number = { number: order.reference_number };
  const isPayable = isPayableOnline(order, paper.shop);
  const { offline_payment: account, payment_methods: methods } = paper.shop;
  const toTransfer =
    account && mayPayByTransfer(order, methods) ? <ToTransfer order={order} shop={paper.shop} /> : undefined;
  const View = isPayable ? TextLink : ButtonLink;

  function message(): { title: string; text: string } {
    if (payment === 'confirming') return { title: t('unconfirmed'), text: t('unconfirmedText') };
    if (order.current_status === 'cancelled')
      return { title: t('appointmentCancelled'), text: t('appointmentCancelledText', number) };
    return { title: t(payment === 'failed' ? 'paymentFailed' : 'orderCancelled'), text: t('paymentNotTaken', number) };
  }

  return (
    <OrderView
      order={order}
      {...paper}
      tone={payment === 'failed' ? 'error' : 'plain'}
      hasPicture
      reason={payment === 'failed' ? asSentence(textIn(order.payment_error, locale), locale) : ''}
      {...message()}
      actions={
        <>
          {isPayable ? <PayOnline order={order} shop={paper.shop} otherWay={toTransfer} /> : null}
          <div className={styles.further}>
            <View href={orderPath(order)}>{tPurchase('viewAppointment')}</View>
            {isPayable ? null : <Reorder order={order} />}
            <TextLink href="/contact-us">{tCommon('contactUs')}</TextLink>
          </div>
        </>
      }
    >
      <div id={TRANSFER} tabIndex={-1}>
        <TransferInstead order={order} shop={paper.shop} />
      </div>
    </OrderView>
  );
}

type SubmittedProps = Paper & Pick<OrderResultProps, 'texts'> & KnownOrder;

function Submitted({ order, payment, texts, ...paper }: SubmittedProps) {
  const t = useTranslations('Result');
  const tCommon = useTranslations('Common');
  const tPurchase = useTranslations('Purchase');
  const locale = useLocale();
  const isLater = nextStepOf(order) === 'visit';

  function thanks(): string {
    if (payment === 'paid') return t('paidText');
    const { name } = order.delivery_details;
    return name && t('thanks', { name });
  }

  function transferPart() {
    if (payment !== 'offline') return undefined;
    return isLater ? <NothingToPay /> : <TransferFacts order={order} shop={paper.shop} />;
  }

  return (
    <OrderView
      order={order}
      {...paper}
      isPaid={payment === 'paid'}
      tone="ok"
      isConfirmed
      title={texts.title}
      text={[thanks(), texts.text].filter(Boolean).join(writingOf(locale).sentence)}
      transfer={transferPart()}
      actions={
        <>
          <ButtonLink href={orderPath(order)}>
            {tPurchase(payment === 'offline' && !isLater ? 'uploadProof' : 'viewAppointment')}
          </ButtonLink>
          <TextLink href="/shop/main/product">{tCommon('browse')}</TextLink>
        </>
      }
    >
      <NextSteps order={order} payment={payment} booking={paper.shop.booking} />
    </OrderView>
  );
}

/** The price is an estimate: the studio comes first. Whoever wants to pay now finds the way on the page of the order. */
function NothingToPay() {
  const t = useTranslations('Order');
  return (
    <Note>
      <div className={styles.later}>
        <h2>{t('laterTitle')}</h2>
        <p>{t('laterText')}</p>
      </div>
    </Note>
  );
}

type UnconfirmedProps = Paper & { order: Order; isLost: boolean; onRetry: () => void };

function Unconfirmed({ order, isLost, onRetry, ...paper }: UnconfirmedProps) {
  const t = useTranslations('Result');
  const tCommon = useTranslations('Common');
  const tPurchase = useTranslations('Purchase');
  const isPayable = isLost && isPayableOnline(order, paper.shop);

  function text() {
    if (!isLost) return 'unconfirmedText';
    return isPayable ? 'paymentLostPayable' : 'paymentLostText';
  }

  return (
    <OrderView
      order={order}
      {...paper}
      tone="plain"
      title={t(isLost ? 'paymentLost' : 'unconfirmed')}
      text={t(text())}
      actions={
        <>
          {isPayable ? <PayOnline order={order} shop={paper.shop} /> : null}
          {isLost ? null : <Button onClick={onRetry}>{tCommon('retry')}</Button>}
          <TextLink href={orderPath(order)}>{tPurchase('viewAppointment')}</TextLink>
          <TextLink href="/contact-us">{tCommon('contactUs')}</TextLink>
        </>
      }
    >
      {isLost ? <TransferInstead order={order} shop={paper.shop} /> : null}
    </OrderView>
  );
}

/** A result with the order on a sheet to keep. A guest is offered an account for it. */
function OrderView({
  order,
  shop,
  letterhead,
  isPaid = false,
  isConfirmed = false,
  hasPicture = isConfirmed,
  transfer,
  children,
  ...view
}: Paper & {
  order: Order;
  isPaid?: boolean;
  /** it stands: with whom and where, to be checked */
  isConfirmed?: boolean;
  /** of the first service */
  hasPicture?: boolean;
  transfer?: Blocks;
} & Omit<ComponentProps<typeof ResultView>, 'aside' | 'after'>) {
  const tOrder = useTranslations('Order');
  const tCommon = useTranslations('Common');
  const tPurchase = useTranslations('Purchase');
  const amount = <Money amount={order.total} currency={order.currency} locale={useLocale()} />;
  const isPrinting = usePrinting();
  return (
    <>
      {isPrinting ? <OrderSheet order={order} shop={shop} letterhead={letterhead} /> : null}
      <div data-print={isPrinting ? 'no' : undefined}>
        <ResultView
          {...view}
          aside={<OrderConfirmation order={order} hasPicture={hasPicture} />}
          after={
            <>
              {children}
              <OrderAccount order={order} />
            </>
          }
        >
          <div className={styles.facts}>
            <Facts
              items={[
                { key: 'total', name: isPaid ? tOrder('paid') : tCommon(totalNameOf(order)), value: amount },
                ...(isConfirmed
                  ? [{ key: 'to', name: tPurchase(addressTitle(order)), value: <RecipientLines order={order} /> }]
                  : []),
              ]}
            />
          </div>
          {transfer}
        </ResultView>
      </div>
    </>
  );
}
