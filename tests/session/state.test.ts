import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/error';
import { GUEST_ATTEMPTS, NO_SESSION, sessionAfter, type SessionEvent, type SessionState } from '@/lib/session/state';

const STATUSES = ['unknown', 'starting', 'guest', 'registered', 'unreachable', 'ended'] as const;
const error = new ApiError('server', 'POST /auth/login');
const cookies = new ApiError('cookies', 'POST /auth/login');
const KAYAN = { type: 'EMAIL', account: 'kayan' } as const;
const LAST = { ...NO_SESSION, failedLogins: GUEST_ATTEMPTS - 1 };
const live = (login: SessionState['login']): SessionEvent => ({ type: 'live', login: login! });
const elsewhere = (change: 'TEMP' | 'EMAIL' | 'NONE' | 'ENDED', account?: string, isOwnPage = false) =>
  ({ type: 'changed elsewhere', change, account, isOwnPage }) as const;

/** A page of a guest or, where it is or was logged in, of KAYAN. */
function pageIn(status: SessionState['status'], state: SessionState = NO_SESSION): SessionState {
  const login = { guest: { type: 'TEMP', account: undefined } as const, registered: KAYAN, ended: KAYAN };
  return { ...state, status, login: login[status as keyof typeof login] };
}

describe('the status after each event', () => {
  // one for all, or for each status before; a dot is the same as before
  it.each([
    ['a guest is logging in', { type: 'guest logging in' }, 'starting starting starting starting . starting'],
    ['a guest login failed', { type: 'guest login failed', error }, '.'],
    ['cookies refused', { type: 'cookies refused', error: cookies }, 'unreachable'],
    ['a guest is live', live({ type: 'TEMP', account: undefined }), 'guest'],
    ['a member is live', live(KAYAN), 'registered'],
    ['expired', { type: 'expired', isReplaced: false }, '. . . ended . .'],
    ['expired, with a newer token', { type: 'expired', isReplaced: true }, '.'],
    ['logging out', { type: 'logging out' }, '.'],
    ['logged out here', { type: 'logged out here' }, 'unknown'],
    ['a guest elsewhere', elsewhere('TEMP'), 'guest'],
    ['a member elsewhere', elsewhere('EMAIL', 'kayan'), 'registered'],
    ['a logout elsewhere', elsewhere('NONE'), 'unknown'],
    ['an expiry elsewhere', elsewhere('ENDED'), 'unknown'],
    ['an expiry elsewhere, own page', elsewhere('ENDED', undefined, true), '. unknown unknown ended unknown unknown'],
  ] as [string, SessionEvent, string][])('%s', (_, event, after) => {
    const words = after.split(' ');
    for (const [index, status] of STATUSES.entries()) {
      const word = words[index] ?? words[0];
      expect([status, sessionAfter(pageIn(status), event).status]).toEqual([status, word === '.' ? status : word]);
    }
  });

  it('the fifth guest login in a row that fails is the last, until one succeeds', () => {
    const failed = sessionAfter(pageIn('starting', LAST), { type: 'guest login failed', error });
    expect(failed).toMatchObject({ status: 'unreachable', failure: error });
    expect(sessionAfter(failed, live(pageIn('guest').login))).toEqual(pageIn('guest'));
  });
});

it('an event that changes nothing leaves the state as it is', () => {
  const guest = pageIn('guest');
  for (const event of [live(guest.login), elsewhere('TEMP'), { type: 'clicked', at: 1 } as const])
    expect(sessionAfter(guest, event)).toBe(guest);
  const leaving = { ...pageIn('registered'), isLeaving: true };
  expect(sessionAfter(leaving, elsewhere('NONE'))).toBe(leaving);
});

it.each([
  ['another account', elsewhere('EMAIL', 'chan'), 1],
  ['a guest', elsewhere('TEMP'), 1],
  ['an expiry', elsewhere('ENDED'), 0],
  ['the same account', elsewhere('EMAIL', 'kayan'), 0],
])('another login in another tab is counted on a public page, and leaves an own one: %s', (_, event, otherLogins) => {
  const page = pageIn('registered');
  expect(sessionAfter(page, event).otherLogins).toBe(otherLogins);
  expect(sessionAfter(page, { ...event, isOwnPage: true }).isLeaving).toBe(otherLogins === 1);
});
