import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { RegisterForm } from '@/components/session/register-form';
import { SessionEffects } from '@/components/session/session-effects';
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
  vi.stubGlobal('location', { href, pathname, search, reload });
  onTestFinished(() => void vi.unstubAllGlobals());
  return reload;
}

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
    await userEvent.type(screen.getByLabelText('Display name'), 'Ng Wing');
    await userEvent.type(screen.getByLabelText('Email'), 'wing@example.hk');
    await userEvent.type(screen.getByLabelText('Password'), 'Letters1');
    setSessionCookies('EMAIL', 'chan');
    if (isHeard) fromAnotherTab('EMAIL');
    if (isHeard) await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect((await screen.findByRole('alert')).textContent).toContain('so it cannot be sent');
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
