'use client';
import { useTranslations } from 'next-intl';
import { type UIEvent, useEffect, useRef, useState } from 'react';
import { useServiceChoice } from '@/components/catalog/service-choice';
import { IconButton } from '@/components/ui/button';
import { LazyLightbox } from '@/components/ui/lazy-lightbox';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { AFTER_LOAD } from '@/components/ui/picture-image';
import { ArrivingPicture } from '@/components/ui/shared-picture';
import { GALLERY_SIZES, THUMB_SIZES } from '@/lib/catalog/picture-sizes';
import styles from './gallery.module.scss';

const slideId = (index: number) => `picture-${index + 1}`;

export type GalleryPicture = PictureSource & { alt: string };

const shownIn = ({ scrollLeft, clientWidth }: Element) => Math.round(scrollLeft / Math.max(1, clientWidth));

/** The row of pictures: which is in view, and how another comes into view, as the chosen variant's does by itself. */
function useTrack(count: number) {
  const { variant } = useServiceChoice();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  // scrolled before the page had hydrated
  useEffect(() => void (track.current && setCurrent(shownIn(track.current))), []);

  function show(index: number) {
    track.current?.scrollTo({ left: index * track.current.clientWidth });
  }

  const shownVariant = useRef(variant._id);
  useEffect(() => {
    if (shownVariant.current === variant._id) return;
    shownVariant.current = variant._id;
    if (variant.pictureAt !== null && variant.pictureAt < count) show(variant.pictureAt);
  }, [variant, count]);

  return {
    current,
    show,
    trackProps: {
      ref: track,
      onScroll: ({ currentTarget }: UIEvent<HTMLUListElement>) => setCurrent(shownIn(currentTarget)),
    },
  };
}

/**
 * A service's pictures: a row to swipe, thumbnails that are links into it, and a larger view. Beside the text the others
 * stand below the shown one, large themselves. Without scripts the row scrolls and the links work.
 */
export function Gallery({ pictures }: { pictures: GalleryPicture[] }) {
  const t = useTranslations('CatalogDetail');
  const tLightbox = useTranslations('Lightbox');
  const [opened, setOpened] = useState(-1);
  const count = pictures.length;
  const { current, show, trackProps } = useTrack(count);
  return (
    <div className={styles.gallery}>
      <div className={styles.main}>
        <ArrivingPicture>
          <Slides label={tLightbox('pictures')} pictures={pictures} current={current} trackProps={trackProps} />
        </ArrivingPicture>
        {count > 1 ? (
          <span className={styles.number} aria-hidden>
            {`${current + 1} / ${count}`}
          </span>
        ) : null}
        {pictures[current]?.url ? (
          <IconButton
            icon="expand"
            label={t('enlarge')}
            className={styles.enlarge}
            aria-haspopup="dialog"
            onClick={() => setOpened(current)}
          />
        ) : null}
      </div>
      {count > 1 ? (
        <ul className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={slideId(index)}>
              <a
                href={`#${slideId(index)}`}
                aria-label={tLightbox('picture', { number: index + 1, count })}
                aria-current={index === current || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  // beside the text it is large already (gallery.module.scss), and the row may be out of sight
                  (innerWidth >= 768 ? setOpened : show)(index);
                }}
              >
                <Picture picture={picture} alt="" sizes={THUMB_SIZES} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <LazyLightbox pictures={pictures} start={opened} onClose={() => setOpened(-1)} />
    </div>
  );
}

interface SlidesProps {
  label: string;
  pictures: readonly GalleryPicture[];
  current: number;
  trackProps: ReturnType<typeof useTrack>['trackProps'];
}

function Slides({ label, pictures, current, trackProps }: SlidesProps) {
  return (
    <ul
      {...trackProps}
      className={styles.track}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
      tabIndex={pictures.length > 1 ? 0 : undefined}
      aria-label={label}
    >
      {pictures.map((picture, index) => (
        <li
          key={slideId(index)}
          id={slideId(index)}
          data-shown={index === current || undefined}
          {...(index > 0 ? AFTER_LOAD : null)}
        >
          <Picture picture={picture} alt={picture.alt} sizes={GALLERY_SIZES} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}
