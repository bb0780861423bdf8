import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginForm } from '@/components/session/login-form';
import { sessionStore } from '@/lib/session/store';
import { mockSession, renderInShop } from './shop.tsx';

const goBack = vi.fn(async () => {});
vi.mock('@/lib/session/redirect-after-login', () => ({ useRedirectAfterLogin: () => goBack }));

const mock = mockSession('guest');

beforeEach(() => {
  goBack.mockClear();
  renderInShop(<LoginForm />);
});

async function logIn(email: string, password: string) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the login form', () => {
  // @spec-3.18
  it('logs in, fetches the user and goes back', async () => {
    await logIn('kayan@example.hk', 'Studio2018');
    await waitFor(() => expect(goBack).toHaveBeenCalledOnce());
    expect(mock.cookies.type).toBe('EMAIL');
    expect(mock.requests({ call: 'getUser' })).toHaveLength(1);
  });

  it('logs in with a phone number, keeping what was typed before the choice', async () => {
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Email'), 'kayan@example.hk');
    await user.click(screen.getByLabelText('Phone number'));
    await user.type(screen.getByLabelText('Phone'), '6000 0003');
    await user.type(screen.getByLabelText('Password'), 'Kowloon27');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Check your phone number and password.');
    await user.type(screen.getByLabelText('Password'), '{Backspace}6');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(goBack).toHaveBeenCalledOnce());
    expect(mock.requests({ call: 'login' }).at(-1)?.body).toEqual({
      type: 'PHONE',
      login_id: '85260000003',
      password: 'Kowloon26',
    });
    expect(mock.cookies.type).toBe('PHONE');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('kayan@example.hk');
  });

  it('a wrong password shows at the form and keeps the guest and what was typed', async () => {
    const token = mock.cookies.token;
    await logIn('kayan@example.hk', 'Another2018');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Could not log in. Check your email and password.',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('kayan@example.hk');
    expect(mock.cookies).toMatchObject({ token, type: 'TEMP' });
    expect(sessionStore.get()).toBe('guest');
    expect(goBack).not.toHaveBeenCalled();
    expect(JSON.stringify(sessionStorage)).not.toContain('Another2018');
  });

  it('shows a blocked customer the backend’s message, not that the password was wrong', async () => {
    const { login } = mock.makePersona('blocked');
    await logIn(login.login_id, login.password);
    expect((await screen.findByRole('alert')).textContent).toContain('This account is suspended. Contact us.');
    expect(mock.cookies.type).toBe('TEMP');
    expect(goBack).not.toHaveBeenCalled();
  });
});
