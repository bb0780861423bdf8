'use client';
import { type ComponentProps, useState } from 'react';
import { lazyComponent, Nothing } from './deferred';

const Lightbox = lazyComponent(async () => (await import('./lightbox')).Lightbox, Nothing);

/** A lightbox whose code is loaded when it first opens; `start` is the picture's index, -1 while it is closed. */
export function LazyLightbox({ start, ...rest }: Omit<ComponentProps<typeof Lightbox>, 'open'>) {
  const [wasOpened, setWasOpened] = useState(false);
  if (start >= 0 && !wasOpened) setWasOpened(true);
  return wasOpened ? <Lightbox {...rest} open={start >= 0} start={Math.max(start, 0)} /> : null;
}
