import { forgetQueries, QueryProvider } from '@/components/ui/query-provider';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { setAuthInterceptor } from '@/lib/api/auth-interceptor';
import { createAuth } from '@/lib/session/auth';
import messages from '@/messages/en.json';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createMock } from '../mock-backend/testing.ts';

// each test is a browser of its own
afterEach(forgetQueries);
beforeEach(() => setAuthInterceptor(createAuth()));

/** The mock backend behind the BFF, for all tests of a file. `server` takes further handlers. */
export function startMock() {
  const mock = createMock();
  const server = setupServer(...mock.handlers);
  beforeAll(() => server.listen());
  afterAll(() => server.close());
  return { mock, server };
}

/** What surrounds a component on a page of the shop: messages and React Query. The auth interceptor is in place, too. */
export function Shop({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Hong_Kong">
      <QueryProvider>{children}</QueryProvider>
    </NextIntlClientProvider>
  );
}

/** The router of `navigationStub`. */
export const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn(), prefetch: vi.fn() };
afterEach(() => Object.values(router).forEach((mock) => mock.mockClear()));

/** Replaces `@/lib/i18n/navigation`, which needs the framework's router. */
export const navigationStub = {
  Link: ({ href, prefetch: _prefetch, children, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { href: string; prefetch?: boolean }) => (
    <a href={href} {...rest}>
      {children}
    </a>
  ),
  usePathname: () => '/authentication/login/email',
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams(location.search),
};
