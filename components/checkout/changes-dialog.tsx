'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Money } from '@/components/ui/price';
import { type CartChange, type ChangedCheckout, lacksPoints } from '@/lib/checkout/compare';
import { isBelowZero } from '@/lib/checkout/totals';
import { formatCount, formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import formStyles from '@/components/ui/form.module.scss';
import styles from './changes-dialog.module.scss';

interface ChangesDialogProps {
  changed: ChangedCheckout | null;
  isSending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Whether anything of what was ticked can still be had. */
const hasTickedLine = ({ cart, attempt: { choices } }: ChangedCheckout): boolean =>
  cart.cart_items.some(
    ({ is_available: isAvailable, product_variant_id: id }) =>
      isAvailable && choices.checkout_product_variant_ids.includes(id),
  );

/** What is no longer as the shopper saw it. Nothing is sent before they accept it. */
export function ChangesDialog({ changed, isSending, onConfirm, onClose }: ChangesDialogProps) {
  const t = useTranslations('Checkout');
  const locale = useLocale();
  const calculations = changed?.cart.calculations;
  const isNothingLeft = changed !== null && !hasTickedLine(changed);
  return (
    <Dialog
      open={changed !== null}
      onClose={isSending ? () => undefined : onClose}
      title={t('changedTitle')}
      footer={
        <>
          <Button variant="line" onClick={onClose} aria-disabled={isSending || undefined}>
            {t('changedBack')}
          </Button>
          {isNothingLeft || (changed && (lacksPoints(changed.cart) || isBelowZero(changed.cart))) ? null : (
            <Button busy={isSending} onClick={onConfirm}>
              {t('submit')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('changedText')}</p>
      <dl className={styles.changes}>
        {changed?.changes.map((change, index) => (
          <Change
            key={`${change.kind}-${index}`}
            change={change}
            currencies={[changed.attempt.seen.calculations.currency, changed.cart.calculations.currency]}
          />
        ))}
      </dl>
      {isNothingLeft ? <p className={formStyles.below}>{t('nothingLeft')}</p> : null}
      {changed && !isNothingLeft && isBelowZero(changed.cart) ? (
        <p className={formStyles.below}>{t('belowZero')}</p>
      ) : null}
      {calculations && !isNothingLeft ? (
        <p className={styles.total}>
          <span>{t('newTotal')}</span>
          <b>
            <Money amount={calculations.price.total} currency={calculations.currency} locale={locale} />
          </b>
        </p>
      ) : null}
    </Dialog>
  );
}

const MESSAGES = {
  voucher: 'changeVoucher',
  courier: 'changeCourier',
  gifts: 'changeGifts',
  currency: 'changeCurrency',
  notEnoughPoints: 'notEnoughPointsPlain',
} as const;
const LINE_MESSAGES = {
  gone: 'changeGone',
  unavailable: 'changeUnavailable',
  qty: 'changeQty',
  price: 'changePrice',
  offer: 'changeOffer',
} as const;

/** `currencies` before and after. */
function Change({ change, currencies: [before, after] }: { change: CartChange; currencies: [string, string] }) {
  const t = useTranslations('Checkout');
  const tCommon = useTranslations('Common');
  const locale = useLocale();
  const format = (value: number, currency: string) =>
    change.kind === 'qty' || change.kind === 'points'
      ? formatCount(value, locale)
      : formatMoney(value, currency, locale);
  // what did not change stands among the sums, so that they add up
  const fromTo = (from: string, to: string) => (from === to ? to : t('fromTo', { from, to }));
  const name = () => {
    if ('title' in change)
      return t(LINE_MESSAGES[change.kind], {
        name: t('service', { title: textIn(change.title, locale), option: textIn(change.option, locale) }),
      });
    if (!('from' in change)) return t(MESSAGES[change.kind]);
    return change.kind === 'offersAndVoucher' ? t(change.kind) : tCommon(change.kind);
  };
  return (
    <div>
      <dt>{name()}</dt>
      <dd>{'from' in change ? fromTo(format(change.from, before), format(change.to, after)) : null}</dd>
    </div>
  );
}
