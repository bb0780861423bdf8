'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TextButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { ProgressLine } from '@/components/ui/progress-line';
import type { ChosenPicture } from '@/lib/upload/chosen';
import { formatBytes } from '@/lib/upload/check';
import { PictureError } from './picture-error';
import styles from './picture-row.module.scss';

interface PictureRowProps {
  picture: ChosenPicture;
  /** the message for one that could not be uploaded */
  failed?: ReactNode;
  onRemove: () => void;
  /** without it there is no retry now */
  onRetry?: () => void;
}

/** One chosen picture in a row: its preview, its progress, why it failed. */
export function PictureRow({ picture, failed, onRemove, onRetry }: PictureRowProps) {
  const t = useTranslations('Upload');
  const tCommon = useTranslations('Common');
  const { name, state, preview, progress } = picture;
  const size = formatBytes(picture.size);
  const isInTransfer = state === 'sending' || state === 'sent';

  function stateText(): string {
    if (state === 'preparing') return t('preparing');
    return state === 'ready' ? t(picture.isStopped ? 'stopped' : 'ready', { size }) : size;
  }

  return (
    <li className={styles.file}>
      <span className={styles.picture}>
        <Preview url={preview} name={name} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {isInTransfer ? (
          <>
            <p className={styles.meta}>{t('sent', { done: formatBytes(picture.size * progress), size })}</p>
            <ProgressLine value={progress} label={t('progress', { name })} />
          </>
        ) : (
          <p className={styles.meta}>{stateText()}</p>
        )}
        <div role="alert">
          <PictureError picture={picture} failed={failed} />
        </div>
        {isInTransfer ? null : (
          <p className={styles.actions}>
            {state === 'failed' && onRetry ? <TextButton onClick={onRetry}>{tCommon('retry')}</TextButton> : null}
            <TextButton onClick={onRemove} aria-label={t('removeFile', { name })}>
              {t('remove')}
            </TextButton>
          </p>
        )}
      </div>
    </li>
  );
}

/** A picture as it will be sent; an icon until it is prepared, and for a document. */
function Preview({ url, name }: { url: string | undefined; name: string }) {
  const t = useTranslations('Upload');
  if (!url) return <Icon name="file" />;
  return (
    <Picture picture={{ url, width: 800, height: 1100 }} alt={t('preview', { name })} sizes="120px" ratio="8/11" />
  );
}
