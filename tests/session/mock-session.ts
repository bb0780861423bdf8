import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sessionStore } from '@/lib/session/store';
import { teachDialogs } from '../cart/stand.ts';
import { createMock } from '../mock-backend/testing.ts';

/** The mock backend for all tests of a file. Each begins in a fresh tab: of a guest, or of a registered user (kayan@example.hk). */
export function mockSession(as: 'guest' | 'registered') {
  const mock = createMock();
  const server = setupServer(...mock.handlers);
  beforeAll(() => {
    teachDialogs();
    // a URL of the backend, which the BFF hides, is never called directly
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    sessionStorage.clear();
    mock.reset();
    mock.clearFaults();
    if (as === 'guest') mock.asGuest();
    else mock.asRegistered();
    document.cookie = as === 'guest' ? 'auth.type=TEMP' : 'auth.type=EMAIL';
    sessionStore.set(as);
  });
  return mock;
}
