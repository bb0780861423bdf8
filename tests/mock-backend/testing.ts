import { createBackend } from './backend.ts';
import { demoSeed } from './demo-seed.ts';
import type { FaultInput } from './faults.ts';
import { makeOrder } from './order-states/make-order.ts';
import type { OrderStateName } from './order-states/order-states.ts';
import { createPersona, type PersonaName } from './personas.ts';
import { type RelayCookies, relayHandlers } from './relay.ts';
import type { RecordedRequest, RequestFilter } from './recording.ts';
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
  /** Someone new of a kind, with how to log in. */
  const makePersona = (name: PersonaName) => createPersona(backend.state(), name, origin);
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
    /** Something goes wrong from now on: `call` names a call of the contract (docs/qa.md has recipes). */
    fault: (fault: FaultInput) => backend.faults.add(fault),
    clearFault: (id: number) => backend.faults.clear(id),
    clearFaults: () => backend.faults.clear(),
    /** The matching calls wait until `release()`: what a screen shows meanwhile can be looked at for as long as it takes. */
    hold(fault: FaultInput): { release: () => void } {
      const { id } = backend.faults.add({ ...fault, hold: true });
      return { release: () => backend.faults.clear(id) };
    },
    requests: (filter?: RequestFilter): RecordedRequest[] => backend.recording.list(filter),
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
    makePersona,
    /** Logs someone new of a kind in without a call. @throws for `blocked`, who may not */
    asPersona(name: PersonaName) {
      const persona = makePersona(name);
      const { type, login_id } = persona.login;
      if (backend.state().accounts.get(persona.account_id)?.is_blocked) throw new Error(`${name} cannot log in`);
      signIn(persona.account_id, type);
      if (type === 'TEMP') cookies.guest = login_id;
      return persona;
    },
    /** An order in a state, of the account of this name (id, login id, email or phone). */
    makeOrder(name: string, state: OrderStateName) {
      const [account] = backend.state().named(name);
      if (!account) throw new Error(`no account ${name}`);
      return makeOrder(backend.state(), account, state, { origin }).order;
    },
    /** The backend's clock: `set(ms)`, `advance(ms)`, `reset()`. */
    clock: () => backend.state().clock,
    snapshots: backend.snapshots,
    /** Ends every token, as half an hour would. */
    expireTokens: () => backend.state().tokens.expire(),
  };
}
