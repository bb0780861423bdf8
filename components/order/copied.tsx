'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { TextButton } from '@/components/ui/button';
import { showToast } from '@/lib/toast';
import styles from './copied.module.scss';

/** A text that is needed elsewhere, with a button that copies it. */
export function Copied({ text, what, label }: { text: string; what: string; label?: string }) {
  const t = useTranslations('Order');
  const words = useRef<HTMLSpanElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', message: t('copied') });
    } catch {
      // no clipboard without https or permission: the text is selected for the shopper's own copy
      if (words.current) getSelection()?.selectAllChildren(words.current);
    }
  }

  return (
    <span className={styles.copied}>
      <span className={styles.number} ref={words}>
        {text}
      </span>
      <TextButton onClick={() => void copy()} aria-label={t('copyWhat', { what })} data-print="no">
        {label ?? t('copy')}
      </TextButton>
    </span>
  );
}
