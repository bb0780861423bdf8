'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { FileInput } from './file-input';
import styles from './drop-zone.module.scss';

interface DropZoneProps {
  isOver: boolean;
  isDisabled: boolean;
  single?: boolean;
  camera?: 'environment' | 'user';
  onFiles: (files: File[]) => void;
}

/** An area to drop pictures on, with the file picker, and the camera on touch screens. */
export function DropZone({ isOver, isDisabled, single, camera: facing = 'environment', onFiles }: DropZoneProps) {
  const t = useTranslations('Upload');
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.drop} data-over={isOver || undefined}>
      <div className={styles.text}>
        <Icon name="upload" />
        <p>
          <span className={styles.mouse}>{t('drop')}</span>
          <span className={styles.touch}>{t('dropTouch')}</span>
          <small>{t('formats')}</small>
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="line" size="s" disabled={isDisabled} onClick={() => picker.current?.click()}>
          {t('choose')}
        </Button>
        <span className={styles.touch}>
          <Button variant="line" size="s" disabled={isDisabled} onClick={() => camera.current?.click()}>
            <Icon name="camera" size={18} />
            <span>{t('camera')}</span>
          </Button>
        </span>
      </div>
      <FileInput ref={picker} multiple={!single} onFiles={onFiles} aria-label={t('choose')} />
      <FileInput ref={camera} accept="image/*" capture={facing} onFiles={onFiles} aria-label={t('camera')} />
    </div>
  );
}
