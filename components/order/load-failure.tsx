import { ErrorState } from '@/components/ui/error-state';
import { isApiError } from '@/lib/api/error';
import { useConnectivity } from '@/lib/client/connectivity';
import { restartSession } from '@/lib/session/store';

interface LoadFailureProps {
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  /** the message while the shop cannot be reached */
  unreachable: string;
}

/** A query that failed, or that waits for a session that could not be started. */
export function LoadFailure({ query, unreachable }: LoadFailureProps) {
  const connectivity = useConnectivity();
  return query.error ? (
    <ErrorState query={query} requestId={isApiError(query.error) ? query.error.requestId : null} />
  ) : (
    <ErrorState
      message={connectivity === 'unreachable' ? unreachable : undefined}
      onRetry={() => void restartSession()}
    />
  );
}
