'use client';
import { MutationCache, onlineManager, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { isApiError } from '@/lib/api/error';
import { usePathname } from '@/lib/i18n/client';
import { failureKey, setToastWords, toastFailure, type ToastKey, toastSuccess } from '@/lib/outcome-toast';

declare module '@tanstack/react-query' {
  interface Register {
    /** `success` raises "Success", `true` alone or with a second line; `error` is the second line of a failure's toast. Keys of the messages `Toast`. */
    mutationMeta: { success?: ToastKey | true; error?: ToastKey };
    /** `isQuiet`: a failure raises no toast, since the screen does without what was asked for (decisions, "Errors") */
    queryMeta: { isQuiet?: true };
  }
}

/** The relay has tried again itself what a gateway refused: here once more what did not get to it, or what the backend failed at. */
const isWorthAnotherTry = (error: unknown): boolean => isApiError(error, 'network', 'timeout', 'server') && ![502, 503, 504].includes(error.status ?? 0);

/** One per browser: islands are many, the customer's data is one. On the server each render has its own. */
let shared: QueryClient | undefined;

/** The screen that is being visited, and whether a failed read has been told there. */
const visit = { path: '', isTold: false };

/** A read that the backend answered with an error is told once in a visit of a screen. What is not there (404), or for others (401), the screen says itself. */
function tellRead(error: unknown): void {
  if (visit.isTold || isApiError(error, 'notFound', 'unauthorized') || failureKey(error) !== 'server') return;
  visit.isTold = true;
  toastFailure(error);
}

function createClient(): QueryClient {
  // the network may have gone before React Query was loaded, which listens to events only
  if (typeof window !== 'undefined') onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => void (query.meta?.isQuiet || tellRead(error)) }),
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _context, { meta }) => {
        if (meta?.success) toastSuccess(meta.success === true ? undefined : meta.success);
      },
      onError: (error, _variables, _context, { meta }) => toastFailure(error, meta?.error),
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (count, error) => count < 1 && isWorthAnotherTry(error) },
    },
  });
}

/** For tests: the next page starts without what this one knew. */
export function forgetQueries(): void {
  shared = undefined;
  visit.path = '';
}

/** React Query for what is below, with the one place that turns changes and failed reads into toasts. The error itself goes on to the caller. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('Toast');
  const path = usePathname();
  const [client] = useState(() => (typeof window === 'undefined' ? createClient() : (shared ??= createClient())));
  useEffect(() => setToastWords(t), [t]);
  useEffect(() => {
    if (visit.path !== path) Object.assign(visit, { path, isTold: false });
  }, [path]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** An island whose part speaks to the backend: React Query comes with it, after the page. */
export function withQueries<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function WithQueries(props: Props) {
    return (
      <QueryProvider>
        <Part {...props} />
      </QueryProvider>
    );
  };
}
