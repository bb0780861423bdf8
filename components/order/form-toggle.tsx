'use client';
import { type MutationKey, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { inFlight } from '@/lib/client/optimistic';
import { formDraft } from '@/lib/form/draft';
import layout from '@/components/ui/layout.module.scss';

/**
 * A form that a button opens, or an unsent draft with one of `fields`, unless that is being sent by `mutationKey`.
 * Closing it returns the focus to the button.
 */
export function useFormToggle(draftKey: string, fields: readonly string[], mutationKey: MutationKey) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(() => {
    const draft = formDraft(draftKey).get();
    return inFlight(client, mutationKey).length === 0 && fields.some((field) => Boolean(draft[field]));
  });
  const [sentCount, setSentCount] = useState(0);
  const opener = useRef<HTMLDivElement>(null);
  return {
    isOpen,
    sentCount,
    opener,
    open: () => setOpen(true),
    onSent: () => {
      setOpen(false);
      setSentCount((before) => before + 1);
    },
    onClose: () => {
      setOpen(false);
      requestAnimationFrame(() => opener.current?.querySelector('button')?.focus());
    },
  };
}

type FormOpenerProps = { place: RefObject<HTMLDivElement | null>; onOpen: () => void; children: ReactNode };

export function FormOpener({ place, onOpen, children }: FormOpenerProps) {
  return (
    <div ref={place}>
      <Button variant="line" size="s" onClick={onOpen}>
        {children}
      </Button>
    </div>
  );
}

export function AfterSaleSkeleton() {
  return (
    <Loading className={layout.stack} data-gap="3">
      <Skeleton width="12rem" height="18px" />
      <Skeleton width="min(30rem, 90%)" height="16px" />
    </Loading>
  );
}
