'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Money } from '@/components/ui/money';
import { type CartChange, isShort } from '@/lib/checkout/compare';
import { formatCount, formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import styles from './changes-dialog.module.scss';
import type { ChangedCheckout } from './use-checkout';

interface ChangesDialogProps {
  changed: ChangedCheckout | null;
  isSending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** What is no longer as the shopper saw it. Nothing is sent before they agree (decisions, "Money safety"). */
export function ChangesDialog({ changed, isSending, onConfirm, onClose }: ChangesDialogProps) {
  const t = useTranslations('Checkout');
  const locale = useLocale();
  const calculations = changed?.cart.calculations;
  const isNothingLeft = changed
    ? !changed.cart.cart_items.some((item) => item.is_available && changed.press.choices.checkout_product_variant_ids.includes(item.product_variant_id))
    : false;
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
          {isNothingLeft || (changed && isShort(changed.cart)) ? null : (
            <Button busy={isSending} onClick={onConfirm}>
              {t('changedConfirm')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('changedText')}</p>
      <dl className={styles.changes}>
        {changed?.changes.map((change, index) => (
          <Change key={`${change.kind}-${index}`} change={change} currencies={[changed.press.seen.calculations.currency, changed.cart.calculations.currency]} />
        ))}
      </dl>
      {isNothingLeft ? <p className={styles.nothing}>{t('nothingLeft')}</p> : null}
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

/** `currencies` before and after. */
function Change({ change, currencies: [before, after] }: { change: CartChange; currencies: [string, string] }) {
  const t = useTranslations('Checkout');
  const locale = useLocale();
  const words = wordsOf(change, t, (line) => t('service', { title: textIn(line.title, locale), option: textIn(line.option, locale) }));
  if (!('from' in change)) {
    return (
      <div>
        <dt>{words}</dt>
        <dd />
      </div>
    );
  }
  const show = (value: number, currency: string) =>
    change.kind === 'qty' || change.kind === 'points' ? formatCount(value, locale) : formatMoney(value, currency, locale);
  return (
    <div>
      <dt>{words}</dt>
      <dd>{t('fromTo', { from: show(change.from, before), to: show(change.to, after) })}</dd>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslations<'Checkout'>>;
type NamedLine = Extract<CartChange, { title: unknown }>;

function wordsOf(change: CartChange, t: Translate, nameOf: (line: NamedLine) => string): string {
  switch (change.kind) {
    case 'gone':
      return t('changeGone', { name: nameOf(change) });
    case 'unavailable':
      return t('changeUnavailable', { name: nameOf(change) });
    case 'qty':
      return t('changeQty', { name: nameOf(change) });
    case 'price':
      return t('changePrice', { name: nameOf(change) });
    case 'voucher':
      return t('changeVoucher');
    case 'notEnoughPoints':
      return t('notEnoughPointsPlain');
    case 'courier':
      return t('changeCourier');
    case 'gifts':
      return t('changeGifts');
    case 'currency':
      return t('changeCurrency');
    default:
      return t(change.kind);
  }
}
