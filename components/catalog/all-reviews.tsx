'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { ReviewItem } from '@/components/catalog/review-item';
import { ErrorState } from '@/components/ui/error-state';
import { useAllReviews } from '@/lib/catalog/queries';

export type AllReviewsProps = { productId: string; /** what is shown until they are there */ waiting: ReactNode; children: ReactNode };

/** All reviews of a service; the first ones, which were there before, until they have come or when they cannot be had. */
export function AllReviews({ productId, waiting, children }: AllReviewsProps) {
  const t = useTranslations('CatalogDetail');
  const { data, isError, isFetching, refetch } = useAllReviews(productId);
  const list = useRef<HTMLDivElement>(null);
  const isThere = data !== undefined;
  // the button that brought them is gone: the focus goes to what it brought
  useEffect(() => {
    if (isThere) list.current?.focus({ preventScroll: true });
  }, [isThere]);
  if (isThere) {
    return (
      <div ref={list} tabIndex={-1}>
        {data.map((review) => (
          <ReviewItem key={review._id} review={review} words={{ anonymous: t('anonymous'), picture: (number) => t('reviewPicture', { number }) }} />
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
