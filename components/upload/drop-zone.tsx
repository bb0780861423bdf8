'use client';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { ACCEPTED } from '@/lib/upload/check';
import styles from './drop-zone.module.scss';

interface DropZoneProps {
  isOver: boolean;
  isDisabled: boolean;
  /** one picture alone is wanted */
  single?: boolean;
  /** the camera that a phone opens: that for what is before the customer, or that for the customer */
  camera?: 'environment' | 'user';
  onFiles: (files: File[]) => void;
}

/** Where pictures are dropped; beside it the file picker, and the camera on touch screens. */
export function DropZone({ isOver, isDisabled, single = false, camera: facing = 'environment', onFiles }: DropZoneProps) {
  const t = useTranslations('Upload');
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    // the same file may be chosen again
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  }

  return (
    <div className={styles.drop} data-over={isOver || undefined}>
      <div className={styles.text}>
        <Icon name="upload" />
        <p>
          {t('drop')}
          <small>{t('formats')}</small>
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="line" size="s" disabled={isDisabled} onClick={() => picker.current?.click()}>
          {t('choose')}
        </Button>
        <span className={styles.camera}>
          <Button variant="line" size="s" disabled={isDisabled} onClick={() => camera.current?.click()}>
            <Icon name="camera" size={18} />
            {t('camera')}
          </Button>
        </span>
      </div>
      <input ref={picker} type="file" accept={ACCEPTED} multiple={!single} hidden onChange={onChange} aria-label={t('choose')} />
      <input ref={camera} type="file" accept="image/*" capture={facing} hidden onChange={onChange} aria-label={t('camera')} />
    </div>
  );
}
