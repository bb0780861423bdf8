import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { QueryClient, useMutation } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RegisterForm } from '@/components/session/register-form';
import { SessionEffects } from '@/components/session/session-effects';
import { useAccount } from '@/lib/account/queries';
import { formDraft } from '@/lib/form/draft';
import { useLoggedIn } from '@/lib/session/login';
import { endSession } from '@/lib/session/queries';
import { ensureToken, hasAccountChanged, renewToken, session } from '@/lib/session/store';
import { type Login, setSession, setSessionCookies } from './cookies.ts';
import { mockSession, renderInShop } from './shop.tsx';
import { ShopProviders } from '../shop-providers.tsx';

const toast = vi.hoisted(() => vi.fn());
vi.mock('@/lib/toast', () => ({ showToast: toast, prepareToasts: () => undefined }));

const mock = mockSession('registered');

beforeEach(() => {
  setSessionCookies('EMAIL', 'kayan');
  setSession();
  toast.mockClear();
  history.replaceState(null, '', '/about-us');
});

const Name = () => <output>{useAccount().account?.username}</output>;
async function open() {
  renderInShop(<SessionEffects />);
  await act(() => ensureToken());
}
/** What another page of this browser would announce. */
function fromAnotherTab(type: string) {
  const channel = new BroadcastChannel('session');
  channel.postMessage({ type, page: 'another' });
  channel.close();
}
/** jsdom cannot navigate: the page's `location` is replaced by one whose `reload` is observed. */
function watchReload() {
  const reload = vi.fn();
  const { href, pathname, search } = location;
  vi.stubGlobal('location', { href, pathname, search, reload, replace: vi.fn() });
  onTestFinished(() => void vi.unstubAllGlobals());
  return reload;
}

it('the user is fetched after a guest login', async () => {
  mock.become('unknown');
  await open();
  await waitFor(() => expect(mock.requests({ call: 'getUser' })).toHaveLength(1));
});

const UNFINISHED = { kind: 'error', message: expect.stringMatching(/^You switched accounts while/), stays: true };
it.each([
  ['a guest has logged out', 'TEMP', '?logged_out', [{ kind: 'success', message: 'You are logged out.' }]],
  // a link of anybody’s may say so
  ['a customer has not', 'EMAIL', '?logged_out', []],
  ['something was left unfinished', 'EMAIL', '?unfinished', [UNFINISHED]],
  ['nothing is to be said', 'TEMP', '', []],
] as const)('says what the page before could not: %s', (_, type, search, said) => {
  setSessionCookies(type, 'kayan');
  history.replaceState(null, '', `/about-us${search}`);
  renderInShop(<SessionEffects />);
  expect(toast.mock.calls.flat()).toEqual(said);
  expect(location.search).toBe('');
});

describe('a page in the back/forward cache', () => {
  const leave = () => dispatchEvent(new Event('pagehide'));
  const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  const isHidden = () => document.documentElement.hasAttribute('data-bfcache');
  afterEach(() => document.documentElement.removeAttribute('data-bfcache'));

  it('is hidden until it is clear that the same account sees it again', async () => {
    const reload = watchReload();
    await open();
    leave();
    expect(isHidden()).toBe(true);
    comeBack();
    expect(isHidden()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('shows what has changed meanwhile', async () => {
    renderInShop(<Name />);
    await open();
    await screen.findByText(mock.account().username);
    leave();
    mock.account().username = 'Renamed elsewhere';
    comeBack();
    expect(await screen.findByText('Renamed elsewhere')).toBeTruthy();
  });

  it.each<[string, Partial<Login>, Partial<Login>]>([
    ['nobody', ['EMAIL', 'kayan'], []],
    ['another account', ['EMAIL', 'kayan'], ['EMAIL', 'chan']],
    ['another guest', ['TEMP', 'guest-1'], ['TEMP', 'guest-2']],
  ])('is reloaded when %s is logged in now, and an account’s stays hidden', async (_, before, now) => {
    setSessionCookies(...before);
    const reload = watchReload();
    await open();
    leave();
    setSessionCookies(...now);
    comeBack();
    expect(isHidden()).toBe(before[0] === 'EMAIL');
    expect(reload).toHaveBeenCalledOnce();
  });
});

it.each<[string, string, Partial<Login>, number]>([
  ['is reloaded: a customer’s own page, for another account', '/account/orders', ['EMAIL', 'chan'], 1],
  ['stays: a customer’s own page, where the session has expired', '/account/orders', [], 0],
  ['stays: a public page, for another account', '/about-us', ['EMAIL', 'chan'], 0],
])('a tab that has loaded or is shown again %s', (_, path, login, times) => {
  history.replaceState(null, '', path);
  const reload = watchReload();
  setSession({ status: 'registered', login: { type: 'EMAIL', account: 'kayan' } });
  setSessionCookies(...login);
  renderInShop(<SessionEffects />);
  expect(reload).toHaveBeenCalledTimes(times);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(reload).toHaveBeenCalledTimes(2 * times);
});

describe('a session that has expired', () => {
  it.each([
    ['/account/orders?page=2', ['/authentication/login/email?from=%2Faccount%2Forders%3Fpage%3D2&ended=1']],
    ['/authentication/login/email?ended=1', []],
  ])('leads from %s to the login and says why, once', (path, logins) => {
    history.replaceState(null, '', path);
    watchReload();
    setSessionCookies();
    setSession({ status: 'ended' });
    renderInShop(<SessionEffects />);
    expect(vi.mocked(location.replace).mock.calls.flat()).toEqual(logins);
    const ended = { kind: 'error', message: 'Your session has ended.' };
    expect(toast.mock.calls.flat()).toEqual(logins.map(() => ended));
  });

  it('in another tab leads a customer’s own page there, with what was typed', async () => {
    history.replaceState(null, '', '/account/orders');
    const reload = watchReload();
    await open();
    formDraft('enquiry').set({ subject: 'A flat' });
    setSessionCookies();
    fromAnotherTab('ENDED');
    await waitFor(() => expect(location.replace).toHaveBeenCalledOnce());
    expect(formDraft('enquiry').get()).toEqual({ subject: 'A flat' });
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the other tabs', () => {
  const typed = () => formDraft('enquiry').set({ subject: 'A flat' });

  it.each(['NONE', 'ENDED'])('discard drafts and personal data after a logout or an expiry: %s', async (type) => {
    await open();
    typed();
    fromAnotherTab(type);
    await waitFor(() => expect(toast).toHaveBeenCalled());
    expect(session.get().status).toBe('unknown');
    expect(formDraft('enquiry').get()).toEqual({});
  });

  it('reload a customer’s own page when another account logs in', async () => {
    history.replaceState(null, '', '/account/orders');
    const reload = watchReload();
    await open();
    setSessionCookies('EMAIL', 'chan');
    fromAnotherTab('EMAIL');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(toast).not.toHaveBeenCalled();
  });

  it('follow another account on a public page, and say so once', async () => {
    await open();
    setSessionCookies('EMAIL', 'chan');
    fromAnotherTab('EMAIL');
    await waitFor(() => expect(toast).toHaveBeenCalledOnce());
    fromAnotherTab('EMAIL');
    fromAnotherTab('NONE');
    await waitFor(() => expect(session.get().status).toBe('unknown'));
    expect(toast).toHaveBeenCalledTimes(2);
  });

  it('show the other account’s data on a public page', async () => {
    renderInShop(<Name />);
    await open();
    await screen.findByText(mock.account().username);
    mock.asRegistered('chan.taiman@example.hk');
    setSessionCookies('EMAIL', 'chan');
    fromAnotherTab('EMAIL');
    expect(await screen.findByText(mock.state().byEmail('chan.taiman@example.hk')!.username)).toBeTruthy();
  });

  const never = new Promise<void>(() => {});
  it.each([
    ['something is being sent', never, 60_000, true],
    ['something was sent a moment ago', Promise.resolve(), 4_000, true],
    ['what was sent can have been read', Promise.resolve(), 6_000, false],
  ])('tell a customer’s own page, before it goes, what to say: %s', async (_, sent, later, isTold) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    history.replaceState(null, '', '/account/orders?page=2');
    const reload = watchReload();
    function Send() {
      const { mutate } = useMutation({ mutationFn: () => sent });
      return <button onClick={() => mutate()}>Send</button>;
    }
    renderInShop(<Send />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    vi.setSystemTime(Date.now() + later);
    setSessionCookies('EMAIL', 'chan');
    fromAnotherTab('EMAIL');
    const outcome = isTold ? ['?page=2&unfinished', 0] : ['?page=2', 1];
    await waitFor(() => expect([location.search, reload.mock.calls.length]).toEqual(outcome));
  });

  it('belong to the account that logged in last, whoever it was before', async () => {
    await open();
    setSessionCookies('EMAIL', 'chan');
    const { result } = renderHook(useLoggedIn, { wrapper: ShopProviders });
    await act(() => result.current({ type: 'EMAIL' }));
    expect(hasAccountChanged()).toBe(false);
    setSessionCookies('EMAIL', 'kayan');
    expect(hasAccountChanged()).toBe(true);
  });
});

describe('a form for guests, when somebody logs in in another tab', () => {
  async function openForm() {
    mock.become('guest');
    history.replaceState(null, '', '/authentication/register/email');
    const reload = watchReload();
    renderInShop(
      <>
        <SessionEffects />
        <RegisterForm />
      </>,
    );
    await act(() => ensureToken());
    return reload;
  }

  it('is reloaded, so that its guard decides, where nothing is filled in', async () => {
    const reload = await openForm();
    setSessionCookies('EMAIL', 'chan');
    fromAnotherTab('EMAIL');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it.each([
    ['heard of', true],
    ['not heard of yet', false],
  ])('keeps what is filled in and sends none of it: a login %s', async (_, isHeard) => {
    const reload = await openForm();
    await userEvent.type(screen.getByLabelText('Username'), 'Ng Wing');
    await userEvent.type(screen.getByLabelText('Email'), 'wing@example.hk');
    await userEvent.type(screen.getByLabelText('Password'), 'Letters1');
    setSessionCookies('EMAIL', 'chan');
    if (isHeard) fromAnotherTab('EMAIL');
    if (isHeard) await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Cannot be sent');
    expect(mock.requests({ path: '/auth/*' })).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});

it('an expired session repeats no call in a guest’s name', async () => {
  setSession({ status: 'ended' });
  setSessionCookies();
  expect(await renewToken(undefined)).toBe(false);
  expect(session.get().status).toBe('ended');
  expect(mock.requests({ call: 'login' })).toEqual([]);
});

const LOGIN = '/authentication/login/email';
describe('what was typed in this tab', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ['an account', 'on the same account’s page', 'kayan', 'EMAIL', 'kayan', '/about-us', 0, true],
    ['an account', 'where nobody is logged in', 'kayan', undefined, undefined, '/about-us', 0, false],
    ['an account', 'where a guest is', 'kayan', 'TEMP', 'guest-1', '/about-us', 0, false],
    ['an account', 'where another account is', 'kayan', 'EMAIL', 'chan', '/about-us', 0, false],
    ['an account', 'for ten minutes at the login', 'kayan', 'TEMP', 'guest-1', LOGIN, 590, true],
    ['an account', 'at the login after them', 'kayan', 'TEMP', 'guest-1', LOGIN, 610, false],
    ['a guest', 'where the guest has logged in', undefined, 'EMAIL', 'kayan', '/about-us', 0, true],
    ['a guest', 'where the guest is', undefined, 'TEMP', 'guest-1', '/about-us', 0, true],
    ['a guest', 'where another guest is', undefined, 'TEMP', 'guest-2', '/about-us', 0, false],
  ] as const)('by %s, %s: stays or goes', (_, __, owner, type, login, path, seconds, stays) => {
    vi.useFakeTimers();
    setSession();
    const draft = { version: 1, owner, login: owner ?? 'guest-1', value: { subject: 'A flat' } };
    sessionStorage.setItem('draft.enquiry', JSON.stringify(draft));
    setSessionCookies(type, login);
    history.replaceState(null, '', path);
    renderInShop(<SessionEffects />);
    vi.advanceTimersByTime(1000 * seconds + 1);
    expect(sessionStorage.getItem('draft.enquiry') !== null).toBe(stays);
  });
});

describe('a logout', () => {
  beforeEach(() => setSession({ status: 'registered' }));
  const end = () => endSession(new QueryClient());

  it('that fails leaves a page like any other', async () => {
    // only the shop's own server can drop the cookies, and it cannot be reached
    mock.server.use(http.get('*/api/auth/logout', () => HttpResponse.error()));
    await expect(end()).rejects.toMatchObject({ code: 'network' });
    setSessionCookies();
    expect(await renewToken(undefined)).toBe(false);
    expect(session.get().status).toBe('ended');
  });
});
