'use client';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { lazyComponent, Nothing } from '@/components/ui/deferred';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureData } from '@/lib/api/shapes';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';
import styles from './photos.module.scss';

const Lightbox = lazyComponent(async () => (await import('@/components/ui/lightbox')).Lightbox, Nothing);

/** A lightbox whose code is loaded when it first opens; `start` is the picture's index, -1 while it is closed. */
export function LazyLightbox({ start, ...rest }: Omit<ComponentProps<typeof Lightbox>, 'open'>) {
  const [wasOpened, setWasOpened] = useState(false);
  if (start >= 0 && !wasOpened) setWasOpened(true);
  return wasOpened ? <Lightbox {...rest} open={start >= 0} start={Math.max(start, 0)} /> : null;
}

/** Thumbnails of a customer's photos, which open in a lightbox. */
export function Photos({ photos }: { photos: readonly PictureData[] }) {
  const t = useTranslations('Review');
  const locale = useLocale();
  const [opened, setOpened] = useState(-1);
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
              onClick={() => setOpened(index)}
            >
              <Picture picture={picture} alt="" sizes="88px" ratio="1" />
            </button>
          </li>
        ))}
      </ul>
      <LazyLightbox pictures={pictures} start={opened} onClose={() => setOpened(-1)} />
    </>
  );
}
