'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { CreditCard } from '@/lib/card/schema';
import { useCardName } from './card-row';

/** Asks before a card is deleted; open while there is one. */
export function DeleteCardDialog({ card, onClose, onDelete }: { card: CreditCard | null; onClose: () => void; onDelete: (card: CreditCard) => void }) {
  const t = useTranslations('Card');
  const nameOf = useCardName();
  // the text stays while the dialog fades out
  const [shown, setShown] = useState(card);
  if (card && card !== shown) setShown(card);
  return (
    <Dialog
      open={card !== null}
      onClose={onClose}
      title={t('delete')}
      footer={
        <>
          <Button variant="line" size="s" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="ink" size="s" onClick={() => card && onDelete(card)}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <p>{shown ? t('deleteText', { card: nameOf(shown) }) : null}</p>
    </Dialog>
  );
}
