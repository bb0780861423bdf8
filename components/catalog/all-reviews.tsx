'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { ReviewItem } from '@/components/catalog/review-item';
import type { ProductReview } from '@/lib/catalog/schema';

export default function AllReviews({ reviews }: { reviews: ProductReview[] }) {
  const t = useTranslations('CatalogDetail');
  const list = useRef<HTMLDivElement>(null);
  // the button that brought them is gone: the focus goes to what it brought
  useEffect(() => list.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={list} tabIndex={-1}>
      {reviews.map((review) => (
        <ReviewItem key={review._id} review={review} words={{ anonymous: t('anonymous'), picture: (name) => t('reviewerPicture', { name }) }} />
      ))}
    </div>
  );
}
