'use client';
import type { ComponentProps } from 'react';
import { lazyComponent, OnceWanted } from './deferred';

const Lightbox = lazyComponent(async () => (await import('./lightbox')).Lightbox);

/** A lightbox whose code is loaded when it first opens; `start` is the picture's index, -1 while it is closed. */
export function LazyLightbox({ start, ...rest }: Omit<ComponentProps<typeof Lightbox>, 'open'>) {
  return (
    <OnceWanted isWanted={start >= 0}>
      <Lightbox {...rest} open={start >= 0} start={Math.max(start, 0)} />
    </OnceWanted>
  );
}
