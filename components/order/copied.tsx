'use client';
import { useTranslations } from 'next-intl';
import { TextButton } from '@/components/ui/button';
import { useCopy } from '@/components/ui/use-copy';
import { showToast } from '@/lib/toast';
import styles from './copied.module.scss';

/** A text that is needed elsewhere, with a button that copies it. */
export function Copied({ text, what, label }: { text: string; what: string; label?: string }) {
  const t = useTranslations('Order');
  const [words, copy] = useCopy(text);
  const onClick = async () => {
    if (await copy()) showToast({ kind: 'success', message: t('copied') });
  };

  return (
    <span className={styles.copied}>
      <span className={styles.number} ref={words}>
        {text}
      </span>
      <TextButton onClick={() => void onClick()} aria-label={t('copyWhat', { what })} data-print="no">
        {label ?? t('copy')}
      </TextButton>
    </span>
  );
}
