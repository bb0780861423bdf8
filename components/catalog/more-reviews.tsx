'use client';
import { Suspense, useState } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { lazyWithQueries } from '@/components/ui/deferred';
import { Button } from '@/components/ui/button';

const AllReviews = lazyWithQueries(async () => (await import('./all-reviews')).AllReviews);

type Props = {
  productId: string;
  /** on the button: "Show all 38 reviews" */
  label: string;
  /** the first reviews, as the server rendered them */
  children: Blocks;
};

/**
 * The first reviews, and a button that brings the others. A page of thousands of reviews stays as light as one of
 * three.
 */
export function MoreReviews({ productId, label, children }: Props) {
  const [isWanted, setWanted] = useState(false);
  const first = (
    <>
      {children}
      <p>
        <Button variant="line" size="s" busy={isWanted} onClick={() => setWanted(true)}>
          {label}
        </Button>
      </p>
    </>
  );
  if (!isWanted) return first;
  return (
    <Suspense fallback={first}>
      <AllReviews productId={productId} waiting={first}>
        {children}
      </AllReviews>
    </Suspense>
  );
}
