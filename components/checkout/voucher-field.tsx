'use client';

import { useTranslations } from 'next-intl';
import type { Blocks } from '@/components/ui/blocks';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, fieldWiring } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import inputStyles from '@/components/ui/input.module.scss';
import { Joined } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { isApiError } from '@/lib/api/error';
import type { Cart } from '@/lib/cart/schema';
import { setDraft, useDraft } from '@/lib/checkout/draft';
import { failureMessage } from '@/lib/form/labels';
import { formatMoney } from '@/lib/format/money';
import { typedSigns, withoutAround } from '@/lib/api/typed';
import { isNamed } from '@/lib/format/readable';
import { useLocale } from '@/lib/i18n/client';
import { useValidity } from '@/components/voucher/use-value-of';
import { useVouchersForCart } from '@/lib/voucher/queries';
import { daysLeft, stateOf } from '@/lib/voucher/redeem';
import type { RedeemedVoucher } from '@/lib/voucher/schema';
import styles from './voucher-field.module.scss';

const ID = 'voucher-code';
const REFUSALS = { used: 'voucherUsed', expired: 'voucherExpired', active: 'voucherNotFor' } as const;
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
  const why = refusalOf(own);
  const typed = voucherText === voucherCode ? voucherText : withoutAround(typedSigns(voucherText));
  const [isOpen, setOpen] = useState(false);
  const isApplied = voucherCode !== null && state === 'applied';
  const isWaiting = voucherCode !== null && state === 'nothing';
  const isShown = (isApplied || isWaiting) && typed === voucherCode;
  const refusal = state === 'refused' ? t(why) : undefined;
  const said = isApiError(failure, 'limited') ? failureMessage(tForm, failure) : refusal;
  const error = voucherCode !== null && typed === voucherCode ? said : undefined;
  const given = isApplied ? cart?.discounts.find(({ slug }) => isSame(slug, voucherCode)) : undefined;

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
            <Note tone="ok" id="voucher-applied">
              <p>
                {given && cart
                  ? t('voucherGives', {
                      code: voucherCode,
                      amount: formatMoney(given.amount, cart.calculations.currency, locale),
                    })
                  : t('voucherApplied', { code: voucherCode })}
              </p>
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

/** Why a code does not apply. An own voucher tells whether it is used, expired, or not valid for these services. */
function refusalOf(
  own: RedeemedVoucher | undefined,
): 'voucherRefused' | 'voucherUsed' | 'voucherExpired' | 'voucherNotFor' {
  if (!own) return 'voucherRefused';
  const state = stateOf(own);
  return isNamed(REFUSALS, state) ? REFUSALS[state] : 'voucherRefused';
}
