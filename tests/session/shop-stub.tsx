import { forgetQueries, QueryProvider } from '@/components/ui/query-provider';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { setSessionGate } from '@/lib/api/session-gate';
import { hasSession, renewSession } from '@/lib/session/session';
import messages from '@/messages/en.json';
import { afterEach } from 'vitest';

// one client per browser, and each test is a browser of its own
afterEach(forgetQueries);

/** What stands around a component on a page of the shop: words, React Query, the session's gate. */
export function Shop({ children }: { children: ReactNode }) {
  setSessionGate({ ready: hasSession, renew: renewSession });
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Hong_Kong">
      <QueryProvider>{children}</QueryProvider>
    </NextIntlClientProvider>
  );
}

/** Stands for `@/lib/i18n/navigation`, which needs the framework's router. */
export const navigationStub = {
  Link: ({ href, prefetch: _prefetch, children, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { href: string; prefetch?: boolean }) => (
    <a href={href} {...rest}>
      {children}
    </a>
  ),
  getPathname: ({ href }: { href: string }) => href,
  usePathname: () => '/authentication/login/email',
  useRouter: () => ({ push: () => {}, replace: () => {}, refresh: () => {}, prefetch: () => {} }),
  useSearchParams: () => new URLSearchParams(location.search),
};
