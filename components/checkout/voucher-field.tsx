'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field, fieldWiring } from '@/components/ui/field';
import inputStyles from '@/components/ui/input.module.scss';
import { Joined } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import { Block } from '@/components/ui/section';
import { setDraft, useDraft } from '@/lib/checkout/draft';
import styles from './voucher-field.module.scss';

const ID = 'voucher-code';

/** `state` is the backend's word on the code it was asked for; `unknown` while it calculates, or when nothing is ticked. */
export function VoucherField({ state }: { state: 'unknown' | 'applied' | 'refused' }) {
  const t = useTranslations('Checkout');
  const { voucherText, voucherCode } = useDraft();
  const typed = voucherText.trim();
  const isApplied = voucherCode !== null && state === 'applied';
  const isShown = isApplied && typed === voucherCode;
  const error = voucherCode !== null && state === 'refused' && typed === voucherCode ? t('voucherRefused') : undefined;

  function apply() {
    if (isShown) setDraft({ voucherCode: null, voucherText: '' });
    else setDraft({ voucherCode: typed || null, voucherText: typed });
  }

  return (
    <Block title={t('voucher')} id="checkout-voucher">
      <Field id={ID} label={t('voucherCode')} error={error}>
        <Joined>
          <input
            {...fieldWiring(ID, { error })}
            className={`${inputStyles.input} ${styles.code}`}
            value={voucherText}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setDraft({ voucherText: event.currentTarget.value })}
            onKeyDown={(event) => {
              // Enter means this code, not the whole form
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
            <p>{t('voucherApplied', { code: voucherCode })}</p>
          </Note>
        ) : null}
      </div>
    </Block>
  );
}
