import { createBackend } from './backend.ts';
import { type BffCookies, bffHandlers } from './bff.ts';
import type { FaultInput } from './faults.ts';
import { makeOrder } from './order-states/make-order.ts';
import type { OrderStateName } from './order-states/order-states.ts';
import { createPersona, type PersonaName } from './personas.ts';
import type { RecordedRequest, RequestFilter } from './recording.ts';
import { settingsOf } from './settings.ts';

const ORIGIN = 'http://mock.test';

/**
 * The mock backend for one test file, behind `/api/…` as the shop's browser code sees it:
 *
 *     const mock = createMock();
 *     const server = setupServer(...mock.handlers);
 *     beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
 *     afterEach(() => mock.reset());
 *     afterAll(() => server.close());
 */
export function createMock() {
  const backend = createBackend({ ...settingsOf({}), origin: ORIGIN });
  const cookies: BffCookies = { token: null, type: null, guest: null };
  const signIn = (accountId: string, type: string): void => {
    Object.assign(cookies, { token: backend.state().tokens.issue(accountId), type, guest: null });
  };
  /** A new account of a kind, with its login. */
  const makePersona = (name: PersonaName) => createPersona(backend.state(), name, ORIGIN);
  return {
    handlers: bffHandlers(backend, cookies, ORIGIN),
    /** what the BFF would keep in cookies */
    cookies,
    /** the backend's current state; a reset replaces it */
    state: backend.state,
    /** everything as at the start, nobody logged in */
    reset(): void {
      backend.reset();
      Object.assign(cookies, { token: null, type: null, guest: null });
    },
    /** `call` names a call of the contract (docs/qa.md has recipes). */
    fault: (fault: FaultInput) => backend.faults.add(fault),
    clearFaults: () => backend.faults.clear(),
    /** The matching calls wait until `release()`. */
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
    /** Logs a new account of a kind in without a call. @throws for `blocked`, which cannot log in */
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
      return makeOrder(backend.state(), account, state, { origin: ORIGIN }).order;
    },
  };
}
