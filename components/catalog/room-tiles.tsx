'use client';
import type { NavItem } from '@/components/layout/nav-item';
import { ItemLink } from '@/components/layout/nav-link';
import { AFTER_LOAD, PictureImage } from '@/components/ui/picture-image';
import styles from './room-tiles.module.scss';

/** A 4:3 picture in a 3:4 box shows little more than half of its width, so the file is wider than the box. */
const SIZES = '(width >= 992px) 50vw, (width >= 480px) 341px, (resolution >= 2.5dppx) 41vw, 64vw';

/**
 * Rooms to browse by. Small screens have a strip of tiles; wide ones a list of names beside the picture of the one that
 * is pointed at. A client component: a page's data holds the rooms, not their markup.
 */
export function RoomTiles({ title, rooms }: { title: string; rooms: readonly NavItem[] }) {
  const hasPictures = rooms.some(({ picture }) => picture);
  return (
    <div className={styles.rooms} data-pictures={hasPictures || undefined}>
      <h3 id="by-room">{title}</h3>
      <ul aria-labelledby="by-room">
        {rooms.map(({ picture, ...room }, index) => (
          <li key={index}>
            <ItemLink item={room} prefetch="on-touch">
              {hasPictures ? (
                <span className={styles.media} {...AFTER_LOAD}>
                  {picture ? <PictureImage {...picture} alt="" sizes={SIZES} ratio="3/4" quality={60} /> : null}
                </span>
              ) : null}
            </ItemLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
