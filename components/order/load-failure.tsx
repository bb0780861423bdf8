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
export function LoadFailure({ query: { error, isFetching, refetch }, unreachable }: LoadFailureProps) {
  const connectivity = useConnectivity();
  return error ? (
    <ErrorState
      onRetry={() => void refetch()}
      busy={isFetching}
      requestId={isApiError(error) ? error.requestId : null}
    />
  ) : (
    <ErrorState
      message={connectivity === 'unreachable' ? unreachable : undefined}
      onRetry={() => void restartSession()}
    />
  );
}
