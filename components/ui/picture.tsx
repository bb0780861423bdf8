import type { CSSProperties } from 'react';
import { classNames } from './class-names';
import { EagerImage } from './eager-image';
import { isOptimised, pictureUrl, pictureWidths } from './picture-source';
import styles from './picture.module.scss';

export interface PictureSource {
  url: string;
  width: number;
  height: number;
  /** dominant colour, painted until the picture is there */
  color?: string | null;
  /** `contain` for drawings, which lose their meaning at the edges; anything else is `cover` */
  crop?: string;
}

export interface PictureProps {
  picture: PictureSource;
  /** in the page's language; '' when the text beside it says the same */
  alt: string;
  /** the width it takes, as in CSS: `(width >= 992px) 25vw, 50vw`. The browser picks the file by it */
  sizes: string;
  /** the box it fills, as in CSS: `4/5`; without it the picture keeps its own shape */
  ratio?: string;
  /** on the first screen: preloaded, fetched first */
  priority?: boolean;
  quality?: 60 | 75;
  className?: string;
  style?: CSSProperties;
}

/** The one form in which a dominant colour comes. Anything else could carry further declarations into the page's styles. */
const COLOUR = /^#[0-9a-f]{3,8}$/i;

/**
 * The one way to show a picture: optimised sizes, its room kept free, its colour first. Markup alone: next/image would
 * bring 5.6 kB of script for what the browser does by itself. What is not on the first screen loads when it comes near.
 */
export function Picture({ picture, alt, sizes, ratio, priority = false, quality, className, style }: PictureProps) {
  const widths = isOptimised(picture.url) ? pictureWidths(sizes, picture.width) : [];
  const srcSet = widths.map((width) => `${pictureUrl(picture.url, width, quality)} ${width}w`).join(', ') || undefined;
  const src = widths.length > 0 ? pictureUrl(picture.url, widths.at(-1) ?? 0, quality) : picture.url;
  const props = {
    // `sizes` and `srcset` come before `src`: some browsers fetch as they read.
    sizes: srcSet && sizes,
    srcSet,
    src,
    width: picture.width,
    height: picture.height,
    className: classNames(styles.picture, className),
    'data-crop': picture.crop === 'contain' ? 'contain' : 'cover',
    style: {
      // a drawing's own colour would frame it
      ...(picture.color && picture.crop !== 'contain' && COLOUR.test(picture.color) ? { backgroundColor: picture.color } : null),
      ...(ratio ? { aspectRatio: ratio } : null),
      ...style,
    },
  };
  return priority ? <EagerImage {...props} alt={alt} /> : <img {...props} alt={alt} loading="lazy" decoding="async" />;
}
