'use client';
import { useTranslations } from 'next-intl';
import { Children, type ComponentType, type ReactNode, useEffect, useId, useState } from 'react';
import { KeepOrder } from '@/components/order/keep-order';
import { OrderLines } from '@/components/order/order-lines';
import { Button, ButtonLink, TextLink } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Facts } from '@/components/ui/facts';
import { Money } from '@/components/ui/price';
import { Panel } from '@/components/ui/panel';
import { isApiError } from '@/lib/api/error';
import { forgetDraft } from '@/lib/checkout/draft';
import { wasNothingOrdered } from '@/lib/checkout/failure';
import type { BookingFacts } from '@/lib/configuration/schema';
import { useLocale } from '@/lib/i18n/client';
import { useRouter, useSearchParams } from '@/lib/i18n/navigation';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { orderPath } from '@/lib/order/path';
import { useOrder } from '@/lib/order/queries';
import type { Order } from '@/lib/order/schema';
import { CONFIRM_INTERVAL_MS, CONFIRM_LIMIT_MS, type Outcome, pageOf, type PaymentOutcome, paymentOutcomeOf } from '@/lib/result/outcome';
import { useSession } from '@/lib/session/use-session';
import { restartSession } from '@/lib/session/session';
import { ResultActions } from './result-actions';
import { ResultView } from './result-view';
import type { ResultWords } from './result-words';
import styles from './result-view.module.scss';

interface OrderResultProps {
  /** what the address claims */
  outcome: Outcome;
  words: ResultWords;
  /** puts an order's services back into the cart */
  Reorder: ComponentType<{ order: Order }>;
  /** what the company says about booking and paying */
  booking: BookingFacts;
}

/** After a checkout: the order, read from the backend, says how it went. The address is never believed (decisions, "Money safety"). */
export function OrderResult({ outcome, words, ...rest }: OrderResultProps) {
  const id = useSearchParams().get('order_id') ?? '';
  return id ? <KnownOrderResult key={id} id={id} outcome={outcome} words={words} {...rest} /> : <Unclaimed outcome={outcome} words={words} />;
}

function KnownOrderResult({ id, outcome, words, Reorder, booking }: OrderResultProps & { id: string }) {
  const t = useTranslations('Result');
  const router = useRouter();
  const { status } = useSession();
  const [isConfirming, setConfirming] = useState(outcome === 'success');
  // the answer with the payment page was lost: nothing was paid that could be confirmed
  const isLost = useSearchParams().get('payment') === 'lost';
  const [isGivenUp, setGivenUp] = useState(isLost);
  const { order, error, refetch, isFetching } = useOrder({ id }, { refetchInterval: isConfirming && !isGivenUp ? CONFIRM_INTERVAL_MS : false });
  const payment = order ? paymentOutcomeOf(order) : undefined;
  const page = payment && pageOf(payment);
  if (payment && isConfirming !== (payment === 'confirming' && outcome === 'success')) setConfirming(!isConfirming);

  useEffect(() => {
    if (page && page !== outcome) router.replace(`/result/order/${page}?order_id=${encodeURIComponent(id)}`);
  }, [page, outcome, id, router]);

  // what was typed for it has done its work
  useEffect(() => {
    if (payment === 'paid') forgetDraft();
  }, [payment]);

  useEffect(() => {
    if (!isConfirming || isGivenUp) return undefined;
    const timer = setTimeout(() => setGivenUp(true), CONFIRM_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [isConfirming, isGivenUp]);

  if (order && payment === 'confirming' && outcome === 'success')
    return isGivenUp ? <Unconfirmed order={order} isLost={isLost} onRetry={() => setGivenUp(false)} /> : <Confirming order={order} />;
  if (order && payment && (page === outcome || page === undefined)) {
    return outcome === 'success' ? (
      <Settled order={order} payment={payment} words={words} booking={booking} />
    ) : (
      <Unpaid order={order} payment={payment} Reorder={Reorder} />
    );
  }
  if (isApiError(error, 'notFound', 'forbidden', 'unauthorized', 'refused')) return <Unclaimed outcome={outcome} words={words} />;
  if (!order && (error || status === 'unreachable')) {
    return (
      <Unclaimed outcome={outcome} words={words}>
        <ErrorState onRetry={() => void (error ? refetch() : restartSession())} busy={isFetching} requestId={isApiError(error) ? error.requestId : null} />
      </Unclaimed>
    );
  }
  return <ResultView tone="busy" title={t(outcome === 'success' ? 'confirming' : 'loading')} />;
}

/** Nothing is known of the order: words that claim nothing about money, and the way to find out. */
function Unclaimed({ outcome, words, children }: Pick<OrderResultProps, 'outcome' | 'words'> & { children?: ReactNode }) {
  const t = useTranslations('Result');
  const isSuccess = outcome === 'success';
  const [isNothingOrdered] = useState(() => outcome === 'failure' && wasNothingOrdered());
  return (
    <ResultView
      tone={isSuccess ? 'ok' : outcome === 'failure' ? 'error' : 'plain'}
      title={words.title}
      text={isNothingOrdered ? t('nothingOrdered') : words.text}
      actions={<ResultActions type="order" outcome={outcome} />}
    >
      {isSuccess ? <p>{t('unknownOrder')}</p> : null}
      {children}
    </ResultView>
  );
}

/** The order is made and not paid, by the backend's word: what that means, and the ways on. */
function Unpaid({ order, payment, Reorder }: Pick<OrderResultProps, 'Reorder'> & { order: Order; payment: PaymentOutcome }) {
  const t = useTranslations('Result');
  const number = { number: order.reference_number };
  const said =
    payment === 'confirming'
      ? { title: t('unconfirmed'), text: t('unconfirmedText') }
      : order.current_status === 'cancelled'
        ? { title: t('appointmentCancelled'), text: t('appointmentCancelledText', number) }
        : { title: t(payment === 'failed' ? 'paymentFailed' : 'orderCancelled'), text: t('paymentNotTaken', number) };
  return (
    <ResultView
      tone={payment === 'failed' ? 'error' : 'plain'}
      {...said}
      actions={
        <>
          <ButtonLink href={orderPath(order)}>{t('viewOrder')}</ButtonLink>
          <Reorder order={order} />
          <TextLink href="/contact-us">{t('contact')}</TextLink>
        </>
      }
      aside={<OrderedServices order={order} />}
    >
      <OrderFacts order={order} />
    </ResultView>
  );
}

/** One after the other, as the language puts them: Chinese has no space between sentences. */
const sentences = (locale: Locale, ...texts: string[]): string => texts.filter(Boolean).join(locale === 'en' ? ' ' : '');

function Settled({ order, payment, words, booking }: Pick<OrderResultProps, 'words' | 'booking'> & { order: Order; payment: PaymentOutcome }) {
  const t = useTranslations('Result');
  const locale = useLocale();
  const isOffline = payment === 'offline';
  return (
    <ResultView
      tone="ok"
      title={words.title}
      text={words.text}
      actions={
        <>
          <ButtonLink href={orderPath(order)}>{t(isOffline ? 'uploadProof' : 'viewOrder')}</ButtonLink>
          <TextLink href="/shop/main/product">{t('browse')}</TextLink>
        </>
      }
      aside={<OrderedServices order={order} />}
    >
      <OrderFacts order={order} isPaid={payment === 'paid'} />
      <NextSteps
        steps={[
          ...(isOffline
            ? [sentences(locale, t('step.pay'), textIn(booking.payment_hold, locale)), sentences(locale, t('step.check'), textIn(booking.proof_check, locale))]
            : []),
          t('noDate', { contact: textIn(booking.contact, locale) }),
          t('step.follow'),
        ]}
      />
    </ResultView>
  );
}

function Confirming({ order }: { order: Order }) {
  const t = useTranslations('Result');
  return (
    <ResultView tone="busy" title={t('confirming')} text={t('confirmingText')} aside={<OrderedServices order={order} />}>
      <OrderFacts order={order} />
    </ResultView>
  );
}

function Unconfirmed({ order, isLost, onRetry }: { order: Order; isLost: boolean; onRetry: () => void }) {
  const t = useTranslations('Result');
  return (
    <ResultView
      tone="plain"
      title={t(isLost ? 'paymentLost' : 'unconfirmed')}
      text={t(isLost ? 'paymentLostText' : 'unconfirmedText')}
      actions={
        <>
          {isLost ? <ButtonLink href="/contact-us">{t('contact')}</ButtonLink> : <Button onClick={onRetry}>{t('retry')}</Button>}
          <TextLink href={orderPath(order)}>{t('viewOrder')}</TextLink>
          {isLost ? null : <TextLink href="/contact-us">{t('contact')}</TextLink>}
        </>
      }
      aside={<OrderedServices order={order} />}
    >
      <OrderFacts order={order} />
    </ResultView>
  );
}

/** What happens from here, in its sequence. */
function NextSteps({ steps }: { steps: ReactNode[] }) {
  const t = useTranslations('Result');
  const id = useId();
  return (
    <section className={styles.steps} aria-labelledby={id}>
      <h2 id={id}>{t('next')}</h2>
      <ol>
        {Children.map(steps, (step) => (
          <li>{step}</li>
        ))}
      </ol>
    </section>
  );
}

function OrderedServices({ order }: { order: Order }) {
  const t = useTranslations('Order');
  const id = useId();
  if (order.items.length === 0) return null;
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id}>{t('services')}</h2>
      <OrderLines order={order} />
    </Panel>
  );
}

/** A guest gets, beside the facts, what finds the appointment again. */
function OrderFacts({ order, isPaid }: { order: Order; isPaid?: boolean }) {
  const t = useTranslations('Result');
  const locale = useLocale();
  const { isRegistered } = useSession();
  const total = { key: 'total', name: isPaid ? t('paid') : t('total'), value: <Money amount={order.total} currency={order.currency} locale={locale} /> };
  return (
    <div className={styles.facts}>
      <Facts items={isRegistered ? [{ key: 'reference', name: t('reference'), value: order.reference_number }, total] : [total]} />
      {isRegistered ? null : <KeepOrder order={order} />}
    </div>
  );
}
