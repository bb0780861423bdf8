'use client';
import { createContext, type ReactNode, use } from 'react';
import { PictureImage, type PictureImageProps } from '@/components/ui/picture-image';

type ErrorPictureProps = Omit<PictureImageProps, 'sizes' | 'ratio'>;

const ErrorPictureContext = createContext<ErrorPictureProps | undefined>(undefined);

type Props = { picture: ErrorPictureProps | undefined; children: ReactNode };

/**
 * Gives the error pages inside it the picture of the configuration: a page that failed has only what the browser holds.
 */
export function WithErrorPicture({ picture, children }: Props) {
  return <ErrorPictureContext value={picture}>{children}</ErrorPictureContext>;
}

export function ErrorPicture() {
  const picture = use(ErrorPictureContext);
  return picture ? <PictureImage {...picture} sizes="(width >= 992px) 50vw, 100vw" ratio="4/3" /> : null;
}
