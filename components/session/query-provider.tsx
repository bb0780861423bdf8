'use client';
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { showToast } from '@/components/ui/toast';
import { isApiError } from '@/lib/api/error';

/** What a mutation says about its toasts: keys of the message namespace `Toast`, `true` for the default, `false` for none. */
declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { success?: string | true; error?: string | false };
  }
}

/** The key of the words for a failed change (specification 8): the rule that was broken, else the server's refusal, else plain error. */
export function toastKeyOf(error: unknown): 'email' | 'phone' | 'password' | 'server' | 'error' {
  if (isApiError(error, 'email', 'phone', 'password')) return error.code as 'email' | 'phone' | 'password';
  return isApiError(error) && error.status ? 'server' : 'error';
}

/** React Query for the whole shop, with the one place that turns changes into toasts. The error itself goes on to the caller. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('Toast');
  const [client] = useState(
    () =>
      new QueryClient({
        mutationCache: new MutationCache({
          onSuccess: (_data, _variables, _context, mutation) => {
            const key = mutation.meta?.success;
            if (key) showToast({ kind: 'success', message: t(key === true ? 'success' : key) });
          },
          onError: (error, _variables, _context, mutation) => {
            const key = mutation.meta?.error;
            if (key !== false && !isApiError(error, 'aborted')) showToast({ kind: 'error', message: t(key ?? toastKeyOf(error)) });
          },
        }),
        defaultOptions: {
          queries: { staleTime: 30_000, retry: (count, error) => count < 1 && isApiError(error, 'network', 'timeout', 'server') },
        },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
