'use client';

import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, fieldWiring } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import inputStyles from '@/components/ui/input.module.scss';
import { Joined } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { isApiError } from '@/lib/api/error';
import type { Cart } from '@/lib/cart/schema';
import { setDraft, useDraft } from '@/lib/checkout/draft';
import type { CheckoutView } from '@/lib/checkout/view';
import { isSameCode, voucherView } from '@/lib/checkout/voucher-view';
import { failureMessage } from '@/lib/form/labels';
import { formatMoney } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { useValidity } from '@/components/voucher/use-value-of';
import { useVouchersForCart } from '@/lib/voucher/queries';
import { daysLeft } from '@/lib/voucher/redeem';
import type { RedeemedVoucher } from '@/lib/voucher/schema';
import styles from './voucher-field.module.scss';

const ID = 'voucher-code';
const APPLIED = 'voucher-applied';
type VoucherView = ReturnType<typeof voucherView>;

interface VoucherFieldProps {
  /** what the backend says about the code: `unknown` while it calculates, `nothing` while nothing is ticked */
  state: CheckoutView['voucher'];
  /** as the backend calculated it: the voucher is one of its discounts */
  cart: Cart | undefined;
  /** why the cart could not be calculated, for instance because too many codes were tried */
  failure: Error | null;
  /** the customer's own vouchers to choose from */
  children?: Blocks;
}

/**
 * The voucher code, with its discount or the reason why it does not apply. The field is folded until it is wanted:
 * open, it sends those without a code to look for one.
 */
export function VoucherField({ state, cart, failure, children }: VoucherFieldProps) {
  const t = useTranslations('Checkout');
  const tForm = useTranslations('Form');
  const { voucherText, voucherCode } = useDraft();
  const voucher = useOwnVoucher(voucherCode);
  const [isOpen, setOpen] = useState(false);
  const view = voucherView({ text: voucherText, code: voucherCode, state, cart, voucher });
  const { isApplied, isWaiting, isVain, ungrouped } = view;
  useEffect(() => {
    if (ungrouped !== null) setDraft({ voucherCode: ungrouped, voucherText: ungrouped });
  }, [ungrouped]);
  const reason = t(view.reason, { amount: useMoney(cart)(cart?.voucher_minimum ?? 0) });
  const refusal = isApiError(failure, 'limited') ? failureMessage(tForm, failure) : view.isRefused && reason;
  const code = voucherCode ?? '';

  return (
    <section className={styles.voucher} aria-labelledby="checkout-voucher">
      <details
        open={isOpen || voucherText !== '' || voucherCode !== null}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>
          <h2 id="checkout-voucher">{t('voucher')}</h2>
          <Icon name="down" size={20} />
        </summary>
        <CodeField text={voucherText} view={view} error={(view.isAboutCode && refusal) || undefined} />
        <div role="status" className={styles.applied}>
          {isApplied ? (
            <Note tone={isVain ? 'warn' : 'ok'} id={APPLIED}>
              <p>{isVain ? t('voucherVain', { code }) : <Given code={code} view={view} cart={cart} />}</p>
              {isVain && cart?.voucher_reason ? <p>{reason}</p> : null}
              <Ending voucher={voucher} />
            </Note>
          ) : null}
          {isWaiting ? <Note>{t('voucherWaits', { code })}</Note> : null}
        </div>
      </details>
      {children}
    </section>
  );
}

interface CodeFieldProps {
  text: string;
  view: VoucherView;
  error: string | undefined;
}

/** Where a code is typed and applied, or taken away again. */
function CodeField({ text, view: { typedCode, isShown, isApplied }, error }: CodeFieldProps) {
  const t = useTranslations('Checkout');

  function apply() {
    if (isShown) setDraft({ voucherCode: null, voucherText: '' });
    else setDraft({ voucherCode: typedCode || null, voucherText: typedCode });
  }

  return (
    <Field id={ID} label={t('voucherCode')} error={error}>
      <Joined>
        <input
          {...fieldWiring(ID, { error })}
          className={`${inputStyles.input} ${styles.code}`}
          value={text}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          spellCheck={false}
          onChange={(event) => setDraft({ voucherText: event.currentTarget.value })}
          onKeyDown={(event) => {
            // Enter applies the code instead of submitting the form
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
        <Button variant="line" onClick={apply} aria-describedby={isApplied ? APPLIED : undefined}>
          {t(isShown ? 'removeVoucher' : 'apply')}
        </Button>
      </Joined>
    </Field>
  );
}

/** What the voucher gives, where the backend says it. */
function Given({ code, view: { discount }, cart }: { code: string; view: VoucherView; cart: Cart | undefined }) {
  const t = useTranslations('Checkout');
  const money = useMoney(cart);
  return discount ? t('voucherGives', { code, amount: money(discount.amount) }) : t('voucherApplied', { code });
}

/** How long the customer's own voucher is valid, once that is not long any more. */
function Ending({ voucher }: { voucher: RedeemedVoucher | undefined }) {
  const validity = useValidity();
  return voucher && daysLeft(voucher) !== undefined ? <p>{validity(voucher)}</p> : null;
}

/** An amount in the cart's currency; empty while there is none. */
function useMoney(cart: Cart | undefined) {
  const locale = useLocale();
  return (amount: number) => (cart ? formatMoney(amount, cart.calculations.currency, locale) : '');
}

/** The customer's own voucher of this code. */
const useOwnVoucher = (code: string | null): RedeemedVoucher | undefined =>
  useVouchersForCart().data?.find((voucher) => code !== null && isSameCode(voucher.code, code));
