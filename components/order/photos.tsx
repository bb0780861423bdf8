'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LazyLightbox } from '@/components/ui/lazy-lightbox';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureData } from '@/lib/api/shapes';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import styles from './photos.module.scss';

/** Photos, of a customer or of the site (`l`), which open in a lightbox. */
export function Photos({ photos, size = 's' }: { photos: readonly PictureData[]; size?: 's' | 'l' }) {
  const t = useTranslations('Review');
  const locale = useLocale();
  const [opened, setOpened] = useState(-1);
  if (photos.length === 0) return null;
  const pictures = photos.map((photo, index) => ({
    ...photo,
    alt: textIn(photo.alt, locale) || t('photo', { number: index + 1 }),
  }));
  return (
    <>
      <ul className={styles.photos} data-size={size}>
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <button
              type="button"
              className={styles.photo}
              aria-label={t('enlarge', { number: index + 1 })}
              aria-haspopup="dialog"
              onClick={() => setOpened(index)}
            >
              <Picture
                picture={picture}
                alt=""
                sizes={size === 'l' ? '(width >= 768px) 216px, 44vw' : '88px'}
                ratio={size === 'l' ? '4/3' : '1'}
              />
            </button>
          </li>
        ))}
      </ul>
      <LazyLightbox pictures={pictures} start={opened} onClose={() => setOpened(-1)} />
    </>
  );
}
