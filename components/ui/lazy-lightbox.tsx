'use client';
import type { ComponentProps } from 'react';
import { onDemand } from './on-demand';

const Lightbox = onDemand(async () => (await import('./lightbox')).Lightbox);

/** A lightbox whose code is loaded when it first opens; `start` is the picture's index, -1 while it is closed. */
export const LazyLightbox = ({ start, ...rest }: Omit<ComponentProps<typeof Lightbox>, 'open' | 'isWanted'>) => (
  <Lightbox {...rest} isWanted={start >= 0} open={start >= 0} start={Math.max(start, 0)} />
);
