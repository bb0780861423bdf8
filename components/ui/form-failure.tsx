import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { failureMessage } from '@/lib/form/labels';
import { Note } from './note';

interface FormFailureProps {
  failure: Error | null | undefined;
  tone?: 'error' | 'info';
  /** the form's own message for this failure, in place of the general one */
  message?: ReactNode;
  /** follow the message */
  children?: ReactNode;
}

export function FormFailure({ failure, tone = 'error', message, children }: FormFailureProps) {
  const t = useTranslations('Form');
  if (!failure) return null;
  return (
    <Note tone={tone} live="alert">
      <span>{message ?? failureMessage(t, failure)}</span> {children ? <span>{children}</span> : null}
    </Note>
  );
}
