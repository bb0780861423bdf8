'use client';
import { MutationCache, onlineManager, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { isApiError, isGatewayError } from '@/lib/api/error';
import { connectivity } from '@/lib/client/connectivity';
import { usePathname } from '@/lib/i18n/client';
import { failureKey, setToastTexts, toastFailure, type ToastKey, toastSuccess } from '@/lib/outcome-toast';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `success` raises "Success", `true` alone or with a second line; `error` is the second line of a failure's toast,
     * keys of the messages `Toast`; `from` the page that it leads back to.
     */
    mutationMeta: { success?: ToastKey | true; error?: ToastKey | undefined; from?: string | undefined };
    /** `isQuiet`: a failure raises no toast, since the screen works without the data */
    queryMeta: { isQuiet?: true };
  }
}

/**
 * Gateway errors were retried by the BFF already; what is left are requests that did not reach it and errors of the
 * backend.
 */
const isRetryable = (error: unknown): boolean =>
  isApiError(error, 'network', 'timeout', 'server') && !isGatewayError(error.status);

/** One per browser, shared by all deferred components. On the server each render has its own. */
let shared: QueryClient | undefined;

/** The current page, and whether a failed read has raised a toast on it. */
const visit = { path: '', hasToast: false };

/**
 * Failed reads raise one toast per visit of a page. 404 and 401 are shown by the screen itself, and the notice says that
 * the whole shop cannot be reached.
 */
function reportFailedRead(error: unknown): void {
  const isTold = connectivity.get() !== 'online' || !['server', 'unreachable'].includes(failureKey(error));
  if (visit.hasToast || isTold || isApiError(error, 'notFound', 'unauthorized')) return;
  visit.hasToast = true;
  toastFailure(error);
}

function createClient(): QueryClient {
  // the network may have gone before React Query was loaded, which listens to events only
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => void (query.meta?.isQuiet || reportFailedRead(error)) }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _context, { meta }) => {
        if (meta?.success) toastSuccess(meta.success === true ? undefined : meta.success);
      },
      onError: (error, _variables, _context, { meta }) => toastFailure(error, meta?.error, meta?.from),
    }),
    defaultOptions: {
      // a card that is shown because the cart has failed asks for the cart, too: it must not ask again
      queries: { staleTime: 30_000, retry: (count, error) => count < 1 && isRetryable(error), retryOnMount: false },
    },
  });
}

/** For tests: drops the shared client, as a new page does. */
export function forgetQueries(): void {
  shared = undefined;
  visit.path = '';
}

/**
 * React Query for its children. The one place that turns mutations and failed reads into toasts; errors still reach the
 * caller.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('Toast');
  const path = usePathname();
  const [client] = useState(() => (typeof window === 'undefined' ? createClient() : (shared ??= createClient())));
  useEffect(() => setToastTexts(t), [t]);
  useEffect(() => {
    if (visit.path === path) return;
    Object.assign(visit, { path, hasToast: false });
    // what has failed on the page before is asked once more
    void client.resetQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [path, client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

export function withQueries<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function WithQueries(props: Props) {
    return (
      <QueryProvider>
        <Component {...props} />
      </QueryProvider>
    );
  };
}
