import { forgetQueries, QueryProvider } from '@/components/ui/query-provider';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { setSessionGate } from '@/lib/api/session-gate';
import { createSession } from '@/components/session/session-provider';
import messages from '@/messages/en.json';
import { afterEach, beforeEach } from 'vitest';

// one client per browser, and each test is a browser of its own
afterEach(forgetQueries);
beforeEach(() => setSessionGate(createSession()));

/** What stands around a component on a page of the shop: words, React Query; the session is in place, too. */
export function Shop({ children }: { children: ReactNode }) {
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
  usePathname: () => '/authentication/login/email',
  useRouter: () => ({ push: () => {}, replace: () => {}, refresh: () => {}, prefetch: () => {} }),
  useSearchParams: () => new URLSearchParams(location.search),
};
