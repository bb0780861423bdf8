'use client';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { useAllReviews } from '@/lib/catalog/queries';

const loadItem = () => import('@/components/catalog/all-reviews');
const AllReviews = lazy(loadItem);

/** The first reviews, and a button that brings the others. A page of thousands of reviews stays as light as one of three. */
export function MoreReviews({ productId, total, children }: { productId: string; total: number; children: ReactNode }) {
  const t = useTranslations('CatalogDetail');
  const [isWanted, setWanted] = useState(false);
  const { data, isFetching, isError, refetch } = useAllReviews(productId, isWanted);
  return (
    <>
      {data ? <Suspense fallback={children}>{<AllReviews reviews={data} />}</Suspense> : children}
      {isError ? <ErrorState onRetry={() => void refetch()} busy={isFetching} /> : null}
      {data || isError ? null : (
        <p>
          <Button
            variant="line"
            size="s"
            busy={isFetching}
            onClick={() => {
              void loadItem();
              setWanted(true);
            }}
          >
            {t('showAllReviews', { count: total })}
          </Button>
        </p>
      )}
    </>
  );
}
