'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { IconButton } from './button';
import { Dialog } from './dialog';
import styles from './lightbox.module.scss';
import { Picture, type PictureSource } from './picture';

type Props = { open: boolean; pictures: readonly (PictureSource & { alt: string })[]; start: number; onClose: (last: number) => void };

/** One picture at a time, whole, at most 1024 px wide (spec 9). Arrow keys turn the pages. */
export function Lightbox({ open, pictures, start, onClose }: Props) {
  const t = useTranslations('Ui');
  const [index, setIndex] = useState(start);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setIndex(start);
  }
  const count = pictures.length;
  const picture = pictures[index];
  const turn = (by: number) => setIndex((index + by + count) % count);

  useEffect(() => {
    if (!open || count < 2) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') setIndex((before) => (before + 1) % count);
      if (key === 'ArrowLeft') setIndex((before) => (before - 1 + count) % count);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open, count]);

  if (!picture) return null;
  return (
    <Dialog kind="lightbox" open={open} onClose={() => onClose(index)} title={t('pictures')} titleHidden>
      <div className={styles.frame} data-ground="dark">
        <Picture key={index} picture={{ ...picture, crop: 'contain' }} alt={picture.alt} sizes="(width >= 1024px) 1024px, 100vw" className={styles.picture} />
        {count > 1 ? (
          <div className={styles.turn}>
            <IconButton icon="left" label={t('previous')} onClick={() => turn(-1)} />
            <p role="status">{t('picture', { number: index + 1, count })}</p>
            <IconButton icon="right" label={t('next')} onClick={() => turn(1)} />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
