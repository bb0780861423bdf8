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
import { isVoucherWithoutEffect } from '@/lib/checkout/totals';
import { failureMessage } from '@/lib/form/labels';
import { formatMoney } from '@/lib/format/money';
import { typedVoucher } from '@/lib/api/typed';
import { isNamed } from '@/lib/format/readable';
import { useLocale } from '@/lib/i18n/client';
import { useValidity } from '@/components/voucher/use-value-of';
import { useVouchersForCart } from '@/lib/voucher/queries';
import { daysLeft, stateOf } from '@/lib/voucher/redeem';
import type { RedeemedVoucher } from '@/lib/voucher/schema';
import styles from './voucher-field.module.scss';

const ID = 'voucher-code';
const REFUSALS = {
  unknown: 'voucherRefused',
  used: 'voucherUsed',
  expired: 'voucherExpired',
  active: 'voucherNotFor',
  services: 'voucherNotFor',
  delivery: 'voucherNoDelivery',
} as const;
const isSame = (one: string, other: string): boolean => one.toUpperCase() === other.toUpperCase();

interface VoucherFieldProps {
  /** what the backend says about the code: `unknown` while it calculates, `nothing` while nothing is ticked */
  state: 'unknown' | 'nothing' | 'applied' | 'refused';
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
  const locale = useLocale();
  const { voucherText, voucherCode } = useDraft();
  const own = useOwnVoucher(voucherCode);
  const validity = useValidity();
  const reason = cart?.voucher_reason ?? (own && stateOf(own));
  const typed = voucherText === voucherCode ? voucherText : typedVoucher(voucherText);
  const [isOpen, setOpen] = useState(false);
  const isApplied = voucherCode !== null && state === 'applied';
  const isWaiting = voucherCode !== null && state === 'nothing';
  const isShown = (isApplied || isWaiting) && typed === voucherCode;
  const joined = voucherCode?.replaceAll(/[\s\p{Pd}]/gu, '') ?? '';
  // as it stands on the voucher, in groups
  const isGrouped =
    state === 'refused' && joined !== '' && joined !== voucherCode && (reason ?? 'unknown') === 'unknown';
  useEffect(() => {
    if (isGrouped) setDraft({ voucherCode: joined, voucherText: joined });
  }, [isGrouped, joined]);
  const refusal = state === 'refused' && !isGrouped ? why() : undefined;
  const said = isApiError(failure, 'limited') ? failureMessage(tForm, failure) : refusal;
  const error = voucherCode !== null && typed === voucherCode ? said : undefined;
  const given = isApplied ? cart?.discounts.find(({ slug }) => isSame(slug, voucherCode)) : undefined;

  const isVain =
    isApplied && cart !== undefined && (Boolean(cart.voucher_reason) || isVoucherWithoutEffect(cart, voucherCode));

  /** Why the code takes nothing off, as the backend says, or the customer's own voucher. */
  function why(): string {
    if (reason === 'minimum')
      return cart?.voucher_minimum
        ? t('voucherMinimum', { amount: formatMoney(cart.voucher_minimum, cart.calculations.currency, locale) })
        : t('voucherMinimumPlain');
    const known = reason ?? 'unknown';
    return t(isNamed(REFUSALS, known) ? REFUSALS[known] : 'voucherRefused');
  }

  function appliedText(): string {
    if (!given || !cart) return t('voucherApplied', { code: voucherCode ?? '' });
    return t('voucherGives', {
      code: voucherCode ?? '',
      amount: formatMoney(given.amount, cart.calculations.currency, locale),
    });
  }

  function apply() {
    if (isShown) setDraft({ voucherCode: null, voucherText: '' });
    else setDraft({ voucherCode: typed || null, voucherText: typed });
  }

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
        <Field id={ID} label={t('voucherCode')} error={error}>
          <Joined>
            <input
              {...fieldWiring(ID, { error })}
              className={`${inputStyles.input} ${styles.code}`}
              value={voucherText}
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
            <Button variant="line" onClick={apply} aria-describedby={isApplied ? 'voucher-applied' : undefined}>
              {t(isShown ? 'removeVoucher' : 'apply')}
            </Button>
          </Joined>
        </Field>
        <div role="status" className={styles.applied}>
          {isApplied ? (
            <Note tone={isVain ? 'warn' : 'ok'} id="voucher-applied">
              <p>{isVain ? t('voucherVain', { code: voucherCode }) : appliedText()}</p>
              {isVain && cart.voucher_reason ? <p>{why()}</p> : null}
              {own && daysLeft(own) !== undefined ? <p>{validity(own)}</p> : null}
            </Note>
          ) : null}
          {isWaiting ? (
            <Note>
              <p>{t('voucherWaits', { code: voucherCode })}</p>
            </Note>
          ) : null}
        </div>
      </details>
      {children}
    </section>
  );
}

/** The customer's own voucher of this code. */
const useOwnVoucher = (code: string | null): RedeemedVoucher | undefined =>
  useVouchersForCart().data?.find((voucher) => code !== null && isSame(voucher.code, code));
