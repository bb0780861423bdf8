'use client';
import { useState } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';

const AllReviews = onDemand(async () => (await import('./all-reviews')).AllReviews, {
  usesQueries: true,
  Fallback: ({ waiting }) => waiting,
});

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
    <AllReviews productId={productId} waiting={first}>
      {children}
    </AllReviews>
  );
}
