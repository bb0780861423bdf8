'use client';

import type { CSSProperties } from 'react';
import { classNames } from './class-names';
import { pictureFiles } from './picture-source';
import styles from './picture.module.scss';

/** Which picture: what of it the page's data holds. */
export interface PictureSourceProps {
  url: string;
  width: number;
  height: number;
  /** dominant colour, painted until the picture is there */
  color?: string;
  /** shown whole, not cut to its box */
  isDrawing?: boolean;
}

export interface PictureImageProps extends PictureSourceProps {
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

/**
 * The one form in which a dominant colour comes. Anything else could carry further declarations into the page's styles.
 */
const COLOUR = /^#[0-9a-f]{3,8}$/i;

/**
 * The element of a picture. As a client component on purpose: its URLs in all sizes, ten times as long as what
 * they are made of, are not repeated in the page's data.
 */
export function PictureImage({
  url,
  width,
  height,
  color,
  isDrawing,
  alt,
  sizes,
  ratio,
  priority,
  quality,
  className,
  style,
}: PictureImageProps) {
  const { src, srcSet } = pictureFiles({ url, width }, sizes, quality);
  return (
    <img
      alt={alt}
      // `sizes` and `srcset` come before `src`: some browsers fetch as they read.
      sizes={srcSet && sizes}
      srcSet={srcSet}
      src={src}
      width={width}
      height={height}
      className={classNames(styles.picture, className)}
      data-crop={isDrawing ? 'contain' : 'cover'}
      style={{
        // a drawing's own colour would frame it
        ...(color && !isDrawing && COLOUR.test(color) ? { backgroundColor: color } : null),
        ...(ratio ? { aspectRatio: ratio } : null),
        ...style,
      }}
      {...(priority ? EAGER : LAZY)}
    />
  );
}

/**
 * For the box of a picture that no phone has on its first screen: it is fetched after the page's load event there,
 * since browsers fetch lazy pictures that are two screens away, or beside the screen, together with the first one
 * (styles/global.scss). The box has a size of its own.
 */
export const AFTER_LOAD = { 'data-after': '' } as const;

const EAGER = { loading: 'eager', decoding: 'sync', fetchPriority: 'high' } as const;
const LAZY = { loading: 'lazy', decoding: 'async' } as const;
