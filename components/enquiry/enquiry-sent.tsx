'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { TextButton } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import styles from './enquiry-form.module.scss';

/** The enquiry is in: what happens next. The form has gone, so the focus comes here. */
export function EnquirySent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const t = useTranslations('Enquiry');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div className={styles.sent} ref={place} tabIndex={-1} role="status">
      <Note tone="ok">
        <p>
          <strong>{t('sentTitle')}</strong>
        </p>
        <p>{t('sent', { email })}</p>
      </Note>
      <TextButton onClick={onAnother}>{t('another')}</TextButton>
    </div>
  );
}
