'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextButton } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { ProgressLine } from '@/components/ui/progress-line';
import { isApiError } from '@/lib/api/error';
import { formatBytes } from '@/lib/upload/size';
import type { ChosenFile } from './use-chosen-files';
import styles from './proof-file.module.scss';

/** One chosen file: its preview, how far it is, why it failed. */
export function ProofFile({ chosen, onRemove, onRetry }: { chosen: ChosenFile; onRemove: () => void; onRetry: () => void }) {
  const t = useTranslations('Upload');
  const [isUnseen, setUnseen] = useState(false);
  const { file, address } = chosen;
  const size = formatBytes(file.size);
  return (
    <li className={styles.file}>
      <span className={styles.picture} onErrorCapture={() => setUnseen(true)}>
        {/* browsers cannot show every image, HEIC for one */}
        {isUnseen || chosen.state === 'refused' ? (
          <Icon name="file" />
        ) : (
          <Picture picture={{ url: address, width: 800, height: 1100 }} alt={t('preview', { name: file.name })} sizes="120px" ratio="8/11" />
        )}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{file.name}</p>
        {chosen.state === 'sending' ? (
          <>
            <p className={styles.meta}>{t('sent', { done: formatBytes(file.size * chosen.progress), size })}</p>
            <ProgressLine value={chosen.progress} label={t('progress', { name: file.name })} />
          </>
        ) : (
          <p className={styles.meta}>{chosen.state === 'ready' ? t(chosen.isStopped ? 'stopped' : 'ready', { size }) : size}</p>
        )}
        <div role="alert">
          <Reason chosen={chosen} />
        </div>
        {chosen.state === 'sending' ? null : (
          <p className={styles.actions}>
            {chosen.state === 'failed' ? <TextButton onClick={onRetry}>{t('retry')}</TextButton> : null}
            <TextButton onClick={onRemove} aria-label={t('removeFile', { name: file.name })}>
              {t('remove')}
            </TextButton>
          </p>
        )}
      </div>
    </li>
  );
}

function Reason({ chosen }: { chosen: ChosenFile }) {
  const t = useTranslations('Upload');
  if (chosen.state === 'refused') return <FieldError>{t(chosen.problem)}</FieldError>;
  if (chosen.state !== 'failed') return null;
  const { error } = chosen;
  if (isApiError(error) && error.status === 413) return <FieldError>{t('tooLarge')}</FieldError>;
  const said = isApiError(error, 'refused') ? error.serverMessage : '';
  return (
    <FieldError>
      {t('failed')}
      {said ? <span className={styles.said}>{said}</span> : null}
    </FieldError>
  );
}
