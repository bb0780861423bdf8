'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { TextButton } from '@/components/ui/button';
import { showToast } from '@/lib/toast';
import styles from './copy-code.module.scss';

/** A voucher's code and the button that copies it. */
export function CopyCode({ code, isOver }: { code: string; isOver?: boolean }) {
  const t = useTranslations('Voucher');
  const words = useRef<HTMLSpanElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      showToast({ kind: 'success', message: t('codeCopied') });
    } catch {
      // no clipboard without https or permission: the code is selected for the shopper's own copy
      if (words.current) getSelection()?.selectAllChildren(words.current);
      showToast({ kind: 'error', message: t('copyFailed') });
    }
  }

  return (
    <span className={styles.line}>
      <span className={styles.code} ref={words}>
        {code}
      </span>
      {isOver ? null : (
        <TextButton onClick={() => void copy()} aria-label={t('copyOf', { code })}>
          {t('copy')}
        </TextButton>
      )}
    </span>
  );
}
