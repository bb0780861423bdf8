'use client';

import sprite from './icons.svg';
import styles from './icon.module.scss';

export type IconName =
  | 'alert'
  | 'arrow'
  | 'back'
  | 'bag'
  | 'bank'
  | 'call'
  | 'camera'
  | 'card'
  | 'check'
  | 'clock'
  | 'close'
  | 'compare'
  | 'copy'
  | 'down'
  | 'edit'
  | 'expand'
  | 'eye'
  | 'facebook'
  | 'file'
  | 'filter'
  | 'gift'
  | 'globe'
  | 'heart'
  | 'hide'
  | 'info'
  | 'instagram'
  | 'left'
  | 'link'
  | 'linkedin'
  | 'logout'
  | 'mail'
  | 'menu'
  | 'minus'
  | 'offline'
  | 'phone'
  | 'pin'
  | 'plus'
  | 'print'
  | 'refresh'
  | 'right'
  | 'search'
  | 'share'
  | 'star'
  | 'tag'
  | 'ticket'
  | 'trash'
  | 'truck'
  | 'up'
  | 'upload'
  | 'user'
  | 'wechat'
  | 'whatsapp'
  | 'xiaohongshu'
  | 'youtube';

export interface IconProps {
  name: IconName;
  /** pixels; default 24 */
  size?: number;
  /** solid, as the heart of a saved service */
  filled?: boolean;
}

// The bundler gives an object, a test runner the URL alone.
const imported: string | { src: string } = sprite;
const file = typeof imported === 'string' ? imported : imported.src;

/**
 * A line icon in the text's colour. All icons are one cached SVG file. A client component: its name stands for its
 * markup in the data of a page.
 */
export function Icon({ name, size = 24, filled }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} data-filled={filled || undefined} aria-hidden>
      <use href={`${file}#${name}`} />
    </svg>
  );
}

/** How many there are, on an icon's corner, in a row of a menu at its end; the label of its link says it in words. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.badge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
