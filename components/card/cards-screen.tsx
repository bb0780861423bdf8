'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/note';
import { Loading, RowsSkeleton } from '@/components/ui/skeleton';
import { isApiError } from '@/lib/api/error';
import { useCards, useChangeCard } from '@/lib/card/queries';
import type { CreditCard } from '@/lib/card/schema';
import { CardRow, useCardName } from './card-row';
import { type Return, useAddCard, useCardReturn } from './use-add-card';
import formStyles from '@/components/ui/form.module.scss';
import layout from '@/components/ui/layout.module.scss';
import styles from './cards-screen.module.scss';

/**
 * The saved credit cards: add one (on the payment service's page), choose the default, delete. `paymentOrigins` as
 * configured.
 */
export function CardsScreen({ paymentOrigins }: { paymentOrigins: readonly string[] }) {
  const back = useCardReturn();
  const [hasMoved, setMoved] = useState(false);
  // a later change has nothing to do with the return from the payment service
  const returned = hasMoved ? null : back;
  const { cards, isAwaited, ...query } = useCards(returned?.how === 'added' ? returned.awaited : undefined);

  if (!cards && query.error)
    return <ErrorState query={query} requestId={isApiError(query.error) ? query.error.requestId : null} />;
  if (!cards) {
    return (
      <Loading>
        <RowsSkeleton rows={2} />
      </Loading>
    );
  }
  return (
    <div className={layout.stack} data-gap="6">
      {returned ? <ReturnNote how={returned.how} isAwaited={isAwaited} query={query} /> : null}
      <CardList cards={cards} paymentOrigins={paymentOrigins} onChange={() => setMoved(true)} />
    </div>
  );
}

interface ReturnNoteProps {
  how: Return['how'];
  isAwaited: boolean;
  query: { refetch: () => unknown; isFetching: boolean };
}

/** The outcome of adding a card. Whether it was added is read from the list, not from the URL. */
function ReturnNote({ how, isAwaited, query }: ReturnNoteProps) {
  const t = useTranslations('Card');
  const tCommon = useTranslations('Common');
  if (how === 'cancelled') return <Note live="status">{t('addCancelled')}</Note>;
  if (!isAwaited) {
    return (
      <Note tone="ok" live="status">
        {t('added')}
      </Note>
    );
  }
  return (
    <Note
      tone="warn"
      live="status"
      action={
        <Button variant="line" size="s" busy={query.isFetching} onClick={() => void query.refetch()}>
          {tCommon('refresh')}
        </Button>
      }
    >
      {t('notYet')}
    </Note>
  );
}

/** The two changes of a card: what failed before is forgotten with the next one, of which `onChange` hears. */
function useCardChanges(onChange: () => void) {
  const first = useChangeCard('default');
  const removal = useChangeCard('delete');
  function before() {
    onChange();
    first.reset();
    removal.reset();
  }
  return {
    hasFailed: first.isError || removal.isError,
    setDefault({ _id: id }: CreditCard) {
      before();
      first.mutate({ kind: 'default', id });
    },
    remove({ _id: id }: CreditCard) {
      before();
      removal.mutate({ kind: 'delete', id });
    },
  };
}

/** An element, and what gives it the focus once the page shows the change that comes with it. */
function useFocusTaker() {
  const place = useRef<HTMLDivElement>(null);
  const [taken, setTaken] = useState(0);
  useEffect(() => {
    if (taken > 0) place.current?.focus({ preventScroll: true });
  }, [taken]);
  return [place, () => setTaken((count) => count + 1)] as const;
}

interface CardListProps {
  cards: readonly CreditCard[];
  paymentOrigins: readonly string[];
  onChange: () => void;
}

function CardList({ cards, paymentOrigins, onChange }: CardListProps) {
  const t = useTranslations('Card');
  const [leaving, setLeaving] = useState<CreditCard | null>(null);
  const { setDefault, remove, hasFailed } = useCardChanges(onChange);
  const { add, isOpening, isLeaving, isFailed } = useAddCard(paymentOrigins);
  const [place, takeFocus] = useFocusTaker();
  const addButton = (
    <Button busy={isOpening || isLeaving} onClick={() => add(cards)}>
      <Icon name="plus" size={18} />
      <span>{t('add')}</span>
    </Button>
  );
  return (
    <div ref={place} tabIndex={-1} className={layout.stack} data-gap="6">
      {hasFailed ? <Failure>{t('updateFailed')}</Failure> : null}
      {cards.length === 0 ? (
        <EmptyState icon="card" title={t('none')} description={t('noneText')} size="s" action={addButton} />
      ) : (
        <>
          <p className={`${formStyles.lead} ${layout.narrow}`}>{t('lead')}</p>
          <ul className={styles.cards}>
            {cards.map((card) => (
              <CardRow
                key={card._id}
                card={card}
                onDefault={() => setDefault(card)}
                onDelete={() => setLeaving(card)}
              />
            ))}
          </ul>
          <div>{addButton}</div>
        </>
      )}
      <p role="status" className={styles.leaving}>
        {isLeaving ? t('leaving') : null}
      </p>
      {isFailed ? <Failure>{t('addFailed')}</Failure> : null}
      <DeleteCardDialog
        card={leaving}
        onClose={() => setLeaving(null)}
        onDelete={(card) => {
          setLeaving(null);
          // the card is gone, and the focus with it
          takeFocus();
          remove(card);
        }}
      />
    </div>
  );
}

function Failure({ children }: { children: ReactNode }) {
  return (
    <Note tone="error" live="alert">
      {children}
    </Note>
  );
}

interface DeleteCardDialogProps {
  card: CreditCard | null;
  onClose: () => void;
  onDelete: (card: CreditCard) => void;
}

/** Asks before a card is deleted; open while there is one. */
function DeleteCardDialog({ card, onClose, onDelete }: DeleteCardDialogProps) {
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
