'use client';

import type { ComponentProps } from 'react';

/**
 * A picture of the first screen. As a client component on purpose: the page's own HTML preloads it, while a page that is
 * only prefetched does not fetch the pictures of a visit that may never come (server components would hint at them).
 */
export function EagerImage({ alt, ...rest }: ComponentProps<'img'>) {
  return <img alt={alt} {...rest} loading="eager" decoding="sync" fetchPriority="high" />;
}
