import { preload } from 'react-dom';
import { PictureImage, type PictureImageProps, type PictureSourceProps } from './picture-image';
import { pictureFiles } from './picture-source';

export interface PictureSource {
  url: string;
  width: number;
  height: number;
  /** dominant colour, painted until the picture is there */
  color?: string | null;
  /** `contain` for drawings, which lose their meaning at the edges; anything else is `cover` */
  crop?: string;
}

export interface PictureProps extends Omit<PictureImageProps, keyof PictureSourceProps> {
  picture: PictureSource;
}

/**
 * The one way to show a picture: optimised sizes, its room kept free, its colour first. Markup alone: next/image would
 * bring 5.6 kB of script for what the browser does by itself. What is not on the first screen loads when it comes near.
 */
export function Picture({ picture, ...rest }: PictureProps) {
  if (rest.priority) preloadPicture(picture, rest);
  return <PictureImage {...pictureProps(picture)} {...rest} />;
}

/** A picture for a client component: what is needed to show it, without what else the backend says of it. */
export function pictureProps({ url, width, height, color, crop }: PictureSource): PictureSourceProps {
  return { url, width, height, ...(color ? { color } : null), ...(crop === 'contain' ? { isDrawing: true } : null) };
}

/**
 * Preloads a picture of the first screen. In a server component this is part of the page's data too, so that a page
 * that is prefetched comes with its first picture.
 */
export function preloadPicture(
  picture: PictureSource,
  {
    sizes,
    quality,
    media,
  }: Pick<PictureProps, 'sizes' | 'quality'> & { /** the screens that it is for */ media?: string },
): void {
  const { src, srcSet } = pictureFiles(picture, sizes, quality);
  // only what the optimiser serves: a drawing or a local file is shown as it is
  if (srcSet)
    preload(src, {
      as: 'image',
      fetchPriority: 'high',
      imageSrcSet: srcSet,
      imageSizes: sizes,
      ...(media ? { media } : null),
    });
}
