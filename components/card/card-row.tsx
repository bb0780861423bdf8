'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button, TextButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { StatusBadge } from '@/components/ui/status-badge';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { expiryOf } from '@/lib/card/expiry';
import type { CreditCard } from '@/lib/card/schema';
import layout from '@/components/ui/layout.module.scss';
import styles from './card-row.module.scss';

/** A card in a sentence: `Visa ending in 4242`. */
export function useCardName(): (card: Pick<CreditCard, 'brand' | 'last4'>) => string {
  const t = useTranslations('Card');
  return ({ brand, last4 }) => (last4 ? t('ending', { brand: brand || t('card'), last4 }) : brand || t('card'));
}

/** `Visa •••• 4242`, heard as a sentence. */
function CardName({ card }: { card: CreditCard }) {
  const t = useTranslations('Card');
  return (
    <>
      <VisuallyHidden>{useCardName()(card)}</VisuallyHidden>
      <span aria-hidden="true">
        <b>{card.brand || t('card')}</b>
        {card.last4 ? <span className={styles.number}>{`•••• ${card.last4}`}</span> : null}
      </span>
    </>
  );
}

interface CardRowProps {
  card: CreditCard;
  onDefault: () => void;
  onDelete: () => void;
}

/** One card: brand, last digits, until when, and what can be done with it. */
export function CardRow({ card, onDefault, onDelete }: CardRowProps) {
  const t = useTranslations('Card');
  const name = useCardName()(card);
  const title = useRef<HTMLParagraphElement>(null);
  const [now] = useState(Date.now);
  const expiry = expiryOf(card.expiry, now);
  const isExpired = expiry?.isExpired ?? false;
  return (
    <li className={styles.row}>
      <Icon name="card" />
      <div className={styles.words}>
        <p ref={title} tabIndex={-1} className={styles.name}>
          <CardName card={card} />
        </p>
        {expiry ? <p className={layout.meta}>{t('expires', { date: expiry.label })}</p> : null}
      </div>
      <div className={styles.badges}>
        {isExpired ? (
          <StatusBadge tone="error" icon="alert">
            {t('expired')}
          </StatusBadge>
        ) : null}
      </div>
      <div className={styles.actions}>
        {card.is_default ? <StatusBadge tone="ok">{t('default')}</StatusBadge> : null}
        {card.is_default || isExpired ? null : (
          <Button
            variant="line"
            size="s"
            aria-label={t('setDefaultWhich', { card: name })}
            onClick={() => {
              // the button goes at once, and the focus with it
              title.current?.focus({ preventScroll: true });
              onDefault();
            }}
          >
            {t('setDefault')}
          </Button>
        )}
        <TextButton aria-label={t('deleteWhich', { card: name })} onClick={onDelete}>
          {t('delete')}
        </TextButton>
      </div>
    </li>
  );
}
