'use client';
import { useTranslations } from 'next-intl';
import { TextButton } from '@/components/ui/button';
import { useCopy } from '@/components/ui/use-copy';
import { showToast } from '@/lib/toast';
import styles from './copy-code.module.scss';

/** A voucher's code and the button that copies it. */
export function CopyCode({ code, isOver }: { code: string; isOver?: boolean }) {
  const t = useTranslations('Voucher');
  const [text, copy] = useCopy(code);
  const onClick = async () => {
    showToast((await copy()) ? { kind: 'success', message: t('codeCopied') } : { kind: 'error', message: t('copyFailed') });
  };

  return (
    <span className={styles.line}>
      <span className={styles.code} ref={text}>
        {code}
      </span>
      {isOver ? null : (
        <TextButton onClick={() => void onClick()} aria-label={t('copyOf', { code })}>
          {t('copy')}
        </TextButton>
      )}
    </span>
  );
}
