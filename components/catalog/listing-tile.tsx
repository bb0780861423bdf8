'use client';
import type { NavItem } from '@/components/layout/nav-item';
import { NavLink } from '@/components/layout/nav-link';
import { Icon } from '@/components/ui/icon';
import { AFTER_LOAD, PictureImage } from '@/components/ui/picture-image';
import { Brief, type BriefText } from '@/components/ui/marked';
import styles from './listing-tile.module.scss';

export type Tile = { title: BriefText; description?: BriefText; path: string; picture?: NavItem['picture'] };

/** A word of the studio among the services of a listing. The whole tile is its title's link. */
export function ListingTile({ title, description, path, picture }: Tile) {
  return (
    <li className={styles.tile} data-ground="dark">
      {picture ? (
        <div className={styles.media} {...AFTER_LOAD}>
          <PictureImage
            {...picture}
            alt=""
            sizes="(width >= 1920px) 30vw, (width >= 1430px) 480px, (width >= 768px) 34vw, (resolution >= 2.5dppx) 42vw, 60vw"
            ratio="4/3"
            quality={60}
          />
        </div>
      ) : null}
      <div className={styles.body}>
        <p className={styles.title}>
          <NavLink path={path} prefetch="on-touch">
            <Brief text={title} />
          </NavLink>
        </p>
        {description ? (
          <p>
            <Brief text={description} />
          </p>
        ) : null}
        <Icon name="arrow" size={20} />
      </div>
    </li>
  );
}
