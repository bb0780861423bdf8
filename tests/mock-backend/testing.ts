import { createBackend } from './backend.ts';
import { demoSeed } from './demo-seed.ts';
import type { FaultInput } from './faults.ts';
import { type RelayCookies, relayHandlers } from './relay.ts';
import type { RecordedRequest } from './recording.ts';
import type { Seed } from './seed.ts';
import { type Settings, settingsOf } from './settings.ts';

type Options = {
  /** true (the default): listens on `/api/…` as the shop's relay does; false: on the backend's own paths */
  relay?: boolean;
  origin?: string;
  seed?: Seed;
  settings?: Partial<Settings>;
};

const ORIGIN = 'http://mock.test';

/**
 * The mock backend for one test file:
 *
 *     const mock = createMock();
 *     const server = setupServer(...mock.handlers);
 *     beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
 *     afterEach(() => mock.reset());
 *     afterAll(() => server.close());
 */
export function createMock({ relay = true, origin = ORIGIN, seed = demoSeed(), settings }: Options = {}) {
  const backend = createBackend(seed, { ...settingsOf({}), origin, ...settings });
  const cookies: RelayCookies = { token: null, type: null, guest: null };
  const signIn = (accountId: string, type: string): void => {
    Object.assign(cookies, { token: backend.state().tokens.issue(accountId), type, guest: null });
  };
  return {
    handlers: relay ? relayHandlers(backend, cookies, origin) : backend.handlers,
    /** what the relay would keep in the browser's cookies */
    cookies,
    /** the backend's memory as it is now; ask again after a reset */
    state: backend.state,
    /** everything as it was at the start, nobody logged in */
    reset(): void {
      backend.reset();
      Object.assign(cookies, { token: null, type: null, guest: null });
    },
    fault: (fault: FaultInput) => backend.faults.add(fault),
    clearFaults: () => backend.faults.clear(),
    /** The matching calls wait until `release()`: what a screen shows meanwhile can be looked at for as long as it takes. */
    hold(fault: FaultInput): { release: () => void } {
      const { id } = backend.faults.add({ ...fault, hold: true });
      return { release: () => backend.faults.clear(id) };
    },
    requests: (filter?: { method?: string; path?: string; call?: string; since?: string }): RecordedRequest[] => backend.recording.list(filter),
    setDown(isDown: boolean): void {
      backend.down.isDown = isDown;
    },
    mailbox: (to?: string) => backend.state().mailbox.list(to),
    /** Logs a guest in without a call. */
    asGuest(loginId = 'guest-in-test'): void {
      signIn(backend.state().guest(loginId)._id, 'TEMP');
      cookies.guest = loginId;
    },
    /** Logs a seeded account in without a call, by its email. */
    asRegistered(email = 'kayan@example.hk'): void {
      const account = backend.state().byEmail(email);
      if (!account) throw new Error(`no account ${email}`);
      signIn(account._id, account.type);
    },
    /** Ends every token, as half an hour would. */
    expireTokens: () => backend.state().tokens.expire(),
  };
}
