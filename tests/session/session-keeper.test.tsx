import { act, render, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SessionKeeper } from '@/components/session/session-keeper';
import { formDraft } from '@/lib/form/draft';
import { sessionGate } from '@/lib/api/session-gate';
import { announceSession, ensureSession, onSessionChange, setLeaving } from '@/lib/session/session';
import { getUser } from '@/lib/session/api';
import { useLogout } from '@/lib/session/queries';
import { sessionStore } from '@/lib/session/store';
import { withFarewell } from '@/lib/session/farewell';
import { createMock } from '../mock-backend/testing.ts';
import { Shop } from './shop-stub.tsx';

const toast = vi.hoisted(() => vi.fn());
vi.mock('@/lib/toast', () => ({ showToast: toast }));
vi.mock('@/lib/i18n/navigation', async () => ({ ...(await import('./shop-stub.tsx')).navigationStub, usePathname: () => '/about-us' }));

const mock = createMock();
const server = setupServer(...mock.handlers);
beforeAll(() => server.listen());
afterAll(() => server.close());

const logIn = (mark: string) => {
  document.cookie = 'auth.type=EMAIL';
  document.cookie = `auth.mark=${mark}`;
};
const logOut = () => {
  for (const name of ['auth.type', 'auth.mark']) document.cookie = `${name}=; Max-Age=0`;
};

beforeEach(() => {
  mock.asRegistered();
  logIn('kayan');
});
afterEach(() => {
  mock.reset();
  server.resetHandlers();
  toast.mockClear();
  sessionStorage.clear();
  localStorage.clear();
  logOut();
  sessionStore.set('unknown');
  setLeaving(false);
});

// what registered users need comes in a file of its own
const keep = async () => {
  render(<SessionKeeper />, { wrapper: Shop });
  await act(ensureSession);
  await act(async () => void (await import('@/components/session/member-watch')));
};
/** What another page of this browser would say. */
function fromAnotherTab(type: string) {
  const channel = new BroadcastChannel('session');
  channel.postMessage({ type, page: 'another' });
  channel.close();
}

describe('a page that the browser keeps for Back', () => {
  const leave = () => dispatchEvent(new Event('pagehide'));
  const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  const isHidden = () => document.documentElement.hasAttribute('data-kept');
  afterEach(() => document.documentElement.removeAttribute('data-kept'));

  it('is out of sight until it is clear that it is still for the same account', async () => {
    await keep();
    leave();
    expect(isHidden()).toBe(true);
    comeBack();
    expect(isHidden()).toBe(false);
  });

  it.each([
    ['nobody', logOut],
    ['another account', () => logIn('chan')],
  ])('stays out of sight when %s is here now, and is loaded anew', async (_, change) => {
    // jsdom cannot navigate, and says so
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    await keep();
    leave();
    change();
    comeBack();
    expect(isHidden()).toBe(true);
    said.mockRestore();
  });

  it('is shown at once where nobody was logged in', async () => {
    logOut();
    mock.asGuest();
    document.cookie = 'auth.type=TEMP';
    await keep();
    leave();
    expect(isHidden()).toBe(false);
  });
});

describe('the other tabs', () => {
  it('drop what was typed and what is personal after a logout', async () => {
    await keep();
    formDraft('enquiry').set({ subject: 'A flat' });
    fromAnotherTab('NONE');
    await waitFor(() => expect(toast).toHaveBeenCalled());
    expect(sessionStore.get()).toBe('unknown');
    expect(formDraft('enquiry').get()).toEqual({});
  });

  it('keep what was typed when the session has merely ended', async () => {
    await keep();
    formDraft('enquiry').set({ subject: 'A flat' });
    fromAnotherTab('ENDED');
    await waitFor(() => expect(toast).toHaveBeenCalled());
    expect(formDraft('enquiry').get()).toEqual({ subject: 'A flat' });
  });

  it('are the other ones: its own news is none to a page', async () => {
    const heard = vi.fn();
    const stop = onSessionChange(heard);
    announceSession({ type: 'NONE' });
    fromAnotherTab('EMAIL');
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ type: 'EMAIL' }));
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });
});

describe('a session that has ended', () => {
  it('lets nothing out in a guest’s name that was under way', async () => {
    sessionStore.set('ended');
    logOut();
    expect(await sessionGate().renew()).toBe(false);
    expect(sessionStore.get()).toBe('ended');
    expect(mock.requests({ call: 'login' })).toEqual([]);
  });
});

describe('a page that is left after a logout', () => {
  const leave = async () => {
    const { result } = renderHook(() => useLogout(), { wrapper: Shop });
    await act(async () => void (await result.current.mutateAsync().catch(() => undefined)));
  };

  it('logs nobody in for a call that comes late', async () => {
    sessionStore.set('registered');
    await leave();
    logOut();
    await expect(getUser()).rejects.toMatchObject({ code: 'unauthorized' });
    expect(sessionStore.get()).toBe('unknown');
    expect(mock.requests({ call: 'login' })).toEqual([]);
  });

  it('does not call the session ended for a call that the logout has overtaken', async () => {
    sessionStore.set('registered');
    const heard = vi.fn();
    onTestFinished(onSessionChange(heard));
    setLeaving(true);
    logOut();
    expect(await sessionGate().renew()).toBe(false);
    expect(sessionStore.get()).toBe('registered');
    fromAnotherTab('EMAIL');
    await waitFor(() => expect(heard).toHaveBeenCalledOnce());
  });

  it.each([
    ['answers 500', () => void mock.fault({ path: '/auth/logout', status: 500 })],
    ['cuts the connection', () => void mock.fault({ path: '/auth/logout', drop: true })],
    ['is away', () => mock.setDown(true)],
  ])('is logged out in every tab when the backend %s', async (_, breakBackend) => {
    onTestFinished(() => mock.setDown(false));
    sessionStore.set('registered');
    const others = vi.fn();
    const channel = new BroadcastChannel('session');
    onTestFinished(() => channel.close());
    channel.onmessage = ({ data }) => others((data as { type: string }).type);
    breakBackend();
    const { result } = renderHook(() => useLogout(), { wrapper: Shop });
    await act(() => result.current.mutateAsync());
    expect(mock.cookies.token).toBeNull();
    expect(sessionStore.get()).toBe('unknown');
    await waitFor(() => expect(others).toHaveBeenCalledWith('NONE'));
  });

  it('is a page like any other when the logout came to nothing', async () => {
    sessionStore.set('registered');
    // the shop's own server cannot be reached: only it can drop the cookies
    server.use(http.get('*/api/auth/logout', () => HttpResponse.error()));
    await leave();
    logOut();
    expect(await sessionGate().renew()).toBe(false);
    expect(sessionStore.get()).toBe('ended');
  });
});

describe('the page that a logout leads to', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('says so, once, and cleans its address', async () => {
    logOut();
    history.replaceState(null, '', withFarewell('/zh'));
    await keep();
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ kind: 'success', message: 'You are logged out.' }));
    expect(location.pathname + location.search).toBe('/zh');
    toast.mockClear();
    await keep();
    expect(toast).not.toHaveBeenCalled();
  });

  it('says nothing to a customer who is logged in', async () => {
    history.replaceState(null, '', withFarewell('/'));
    await keep();
    expect(location.search).toBe('');
    expect(toast).not.toHaveBeenCalled();
  });
});
