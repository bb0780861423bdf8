import { render } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { forgetQueries } from '@/components/ui/query-provider';
import { cartCount } from '@/lib/cart/drawer';
import { wishlistCount } from '@/lib/wishlist/count';
import { logInGuest } from '@/components/session/session-provider';
import { createAuth } from '@/lib/session/auth';
import type { Locale } from '@/lib/i18n/locales';
import { setAuth } from '@/lib/session/store';
import { createMock } from '../mock-backend/testing.ts';
import { router } from '../navigation.tsx';
import { ShopProviders } from '../shop-providers.tsx';
import { setSession, setSessionCookies } from './cookies.ts';

const COOKIE_TYPES = { guest: 'TEMP', registered: 'EMAIL', unknown: undefined } as const;
type Line = { product_variant_id: string; qty: number };

beforeEach(() => setAuth(createAuth(logInGuest)));
afterEach(() => {
  forgetQueries();
  cartCount.set(0);
  wishlistCount.set(0);
  Object.values(router).forEach((mock) => mock.mockClear());
});

/** The auth interceptor is in place, too. */
export const renderInShop = (page: ReactElement, locale: Locale = 'en') =>
  render(page, { wrapper: ({ children }) => <ShopProviders locale={locale}>{children}</ShopProviders> });

/**
 * The mock backend behind the BFF, for all tests of a file. Each begins in a browser without history: of a guest
 * (`guest-in-test`), of a registered user (kayan@example.hk), or of nobody yet. `lines` are in the cart.
 */
export function mockSession(as: 'guest' | 'registered' | 'unknown', lines?: Line[]) {
  const mock = createMock();
  const server = setupServer(...mock.handlers);
  const account = () =>
    mock.cookies.type === 'TEMP' ? mock.state().guest('guest-in-test') : mock.state().byEmail('kayan@example.hk')!;

  const session = Object.assign(mock, {
    server,
    /** Who is logged in, as the backend has it. */
    account,
    /** The browser is somebody else's from now on. */
    become(user: typeof as, cart?: Line[]): void {
      if (user === 'guest') mock.asGuest();
      if (user === 'registered') mock.asRegistered();
      const type = COOKIE_TYPES[user];
      setSessionCookies(type);
      setSession(type && { status: user, login: { type, account: undefined } });
      if (cart) session.fillCart(cart);
    },
    /** The cart of who is logged in has these lines, which the page has not read yet. */
    fillCart(cart: Line[]): void {
      account().carts.set(mock.state().settings.mainStoreId, structuredClone(cart));
      forgetQueries();
    },
  });
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterAll(() => server.close());
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    server.resetHandlers();
    mock.reset();
    mock.clearFaults();
    mock.setDown(false);
    session.become(as, lines);
  });
  return session;
}
