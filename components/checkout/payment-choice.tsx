'use client';

import { useTranslations } from 'next-intl';
import { ChoiceCard, Choices } from '@/components/ui/choice-card';
import { FieldGroup } from '@/components/ui/field';
import { Block } from '@/components/ui/section';
import { setDraft } from '@/lib/checkout/draft';
import type { PaymentMethod } from '@/lib/checkout/schema';

const WORDS = {
  ONLINE: { title: 'online', text: 'onlineText', icon: 'card' },
  OFFLINE: { title: 'offline', text: 'offlineText', icon: 'bank' },
} as const;

/** The shop's ways to pay, as cards. */
export function PaymentChoice({ methods, chosen }: { methods: readonly PaymentMethod[]; chosen: PaymentMethod }) {
  const t = useTranslations('Checkout');
  return (
    <Block title={t('payment')} id="checkout-payment">
      <FieldGroup id="payment-method" legend={t('payment')} labelHidden>
        <Choices>
          {methods.map((method) => (
            <ChoiceCard
              key={method}
              name="payment"
              value={method}
              checked={method === chosen}
              onChange={() => setDraft({ payment: method })}
              title={t(WORDS[method].title)}
              description={t(WORDS[method].text)}
              icon={WORDS[method].icon}
            />
          ))}
        </Choices>
      </FieldGroup>
    </Block>
  );
}
