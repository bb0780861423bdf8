'use client';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyComponent } from '@/components/ui/deferred';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureData } from '@/lib/api/shapes';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import styles from './photos.module.scss';

const Lightbox = lazyComponent(async () => (await import('@/components/ui/lightbox')).Lightbox);

/** What a customer sent along, small; pressed, one at a time and whole. */
export function Photos({ photos }: { photos: readonly PictureData[] }) {
  const t = useTranslations('Review');
  const locale = useLocale();
  const [shown, setShown] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  if (photos.length === 0) return null;
  const pictures = photos.map((photo, index) => ({ ...photo, alt: textIn(photo.alt, locale) || t('photo', { number: index + 1 }) }));
  return (
    <>
      <ul className={styles.photos}>
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <button
              type="button"
              className={styles.photo}
              aria-label={t('enlarge', { number: index + 1 })}
              aria-haspopup="dialog"
              onClick={() => {
                setShown(index);
                setWanted(true);
                setOpen(true);
              }}
            >
              <Picture picture={picture} alt="" sizes="88px" ratio="1" />
            </button>
          </li>
        ))}
      </ul>
      {isWanted ? (
        <Suspense fallback={null}>
          <Lightbox open={isOpen} pictures={pictures} start={shown} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
