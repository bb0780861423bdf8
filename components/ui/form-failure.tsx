import { useTranslations } from 'next-intl';
import { isApiError } from '@/lib/api/error';
import { failureMessage } from '@/lib/form/labels';
import type { Blocks } from './blocks';
import { Button } from './button';
import { Note } from './note';

interface FormFailureProps {
  failure: Error | null | undefined;
  tone?: 'error' | 'info';
  /** the form's own message for this failure, in place of the general one */
  message?: string;
  /** follows the message */
  children?: string;
  /** a way on, behind the words */
  link?: Blocks;
}

export function FormFailure({ failure, tone = 'error', message, children, link }: FormFailureProps) {
  const t = useTranslations('Form');
  if (!failure) return null;
  return (
    <Note tone={tone} live="alert" action={isApiError(failure, 'otherLogin') ? <Reload /> : undefined}>
      <span>{[message ?? failureMessage(t, failure), children].filter(Boolean).join(' ')}</span>
      {link ? <span> {link}</span> : null}
    </Note>
  );
}

/** The page as it is for who is logged in now. */
function Reload() {
  const t = useTranslations('Form');
  return (
    <Button size="s" variant="line" onClick={() => location.reload()}>
      {t('reload')}
    </Button>
  );
}
