'use client';
import { useEffect, useRef } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { ReviewItem } from '@/components/catalog/review-item';
import { ErrorState } from '@/components/ui/error-state';
import { useAllReviews } from '@/lib/catalog/queries';

type Props = { productId: string; /** shown while they load */ waiting: Blocks; children: Blocks };

/** All reviews of a service. `children`, the first ones, stay where the others cannot be loaded. */
export function AllReviews({ productId, waiting, children }: Props) {
  const { data, isError, isFetching, refetch } = useAllReviews(productId);
  const list = useRef<HTMLDivElement>(null);
  const isThere = data !== undefined;
  // the button that loaded them is gone, and the focus with it
  useEffect(() => {
    if (isThere) list.current?.focus({ preventScroll: true });
  }, [isThere]);
  if (isThere) {
    return (
      <div ref={list} tabIndex={-1}>
        {data.map((review) => (
          <ReviewItem key={review._id} review={review} />
        ))}
      </div>
    );
  }
  if (!isError) return waiting;
  return (
    <>
      {children}
      <ErrorState onRetry={() => void refetch()} busy={isFetching} />
    </>
  );
}
