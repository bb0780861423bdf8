import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { failureMessage } from '@/lib/form/labels';
import { Note } from './note';

/** Why a form could not be sent: its own `message` for the failure, else the general one. `children` follow it. */
export function FormFailure({ failure, message, children }: { failure: Error | null | undefined; message?: ReactNode; children?: ReactNode }) {
  const t = useTranslations('Form');
  if (!failure) return null;
  return (
    <Note tone="error" live="alert">
      {message ?? failureMessage(t, failure)} {children}
    </Note>
  );
}
