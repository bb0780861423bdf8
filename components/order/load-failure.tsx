import { useTranslations } from 'next-intl';
import { ErrorState } from '@/components/ui/error-state';
import { isApiError } from '@/lib/api/error';
import { useConnectivity } from '@/lib/client/connectivity';
import { restartSession } from '@/lib/session/store';

type FailedQuery = { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };

/** A query that failed, or that waits for a session that could not be started. */
export function LoadFailure({ query }: { query: FailedQuery }) {
  const t = useTranslations('Common');
  const connectivity = useConnectivity();
  return query.error ? (
    <ErrorState query={query} requestId={isApiError(query.error) ? query.error.requestId : null} />
  ) : (
    <ErrorState
      message={connectivity === 'unreachable' ? t('unreachable') : undefined}
      onRetry={() => void restartSession()}
    />
  );
}
