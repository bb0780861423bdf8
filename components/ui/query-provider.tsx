'use client';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type Messages, useTranslations } from 'next-intl';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { isApiError, isUnreachable } from '@/lib/api/error';
import { showToast } from './toast';

type ToastKey = keyof Messages['Toast'];

/** What a mutation says about its toasts: keys of the message namespace `Toast`, `true` for the default, `false` for none. */
declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { success?: ToastKey | true; error?: ToastKey | false };
  }
}

/** The key of the words for a failed change (specification 8): the rule that was broken, else the server's refusal, else plain error. */
export function toastKeyOf(error: unknown): 'email' | 'phone' | 'password' | 'server' | 'error' | 'unreachable' | 'offline' {
  if (isUnreachable(error)) return navigator.onLine ? 'unreachable' : 'offline';
  if (isApiError(error, 'email', 'phone', 'password')) return error.code as 'email' | 'phone' | 'password';
  return isApiError(error) && error.status ? 'server' : 'error';
}

/** The customer's own stop, before anything was sent or on its way: no failure. */
const isGivenUp = (error: unknown): boolean => isApiError(error, 'aborted') || (error instanceof DOMException && error.name === 'AbortError');

/** The relay has tried again itself what a gateway refused: here once more what did not get to it, or what the backend failed at. */
const isWorthAnotherTry = (error: unknown): boolean => isApiError(error, 'network', 'timeout', 'server') && ![502, 503, 504].includes(error.status ?? 0);

type Words = (key: ToastKey) => string;
/** One per browser: islands are many, the customer's data is one. On the server each render has its own. */
let shared: QueryClient | undefined;

/** The language may change while the client stays. */
const words: { current: Words } = { current: (key) => key };

function createClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _context, mutation) => {
        const key = mutation.meta?.success;
        if (key) showToast({ kind: 'success', message: words.current(key === true ? 'success' : key) });
      },
      onError: (error, _variables, _context, mutation) => {
        const key = mutation.meta?.error;
        // why it could not be done comes before what could not be done
        const said = key !== false && isUnreachable(error) ? undefined : key;
        if (said !== false && !isGivenUp(error)) showToast({ kind: 'error', message: words.current(said ?? toastKeyOf(error)) });
      },
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (count, error) => count < 1 && isWorthAnotherTry(error) },
    },
  });
}

/** For tests: the next page starts without what this one knew. */
export function forgetQueries(): void {
  shared = undefined;
}

/** React Query for what is below, with the one place that turns changes into toasts. The error itself goes on to the caller. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('Toast');
  const [client] = useState(() => (typeof window === 'undefined' ? createClient() : (shared ??= createClient())));
  useEffect(() => {
    words.current = (key) => t(key);
  }, [t]);
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
