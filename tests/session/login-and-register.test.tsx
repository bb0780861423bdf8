import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginForm } from '@/components/session/login-form';
import { session } from '@/lib/session/store';
import { mockSession, renderInShop } from './shop.tsx';
import { ForgetPasswordForm } from '@/components/session/forget-password-form';
import { RegisterForm } from '@/components/session/register-form';
import { welcomeNote } from '@/components/session/welcome';

const goBack = vi.fn(async () => {});
vi.mock('@/lib/session/login', async (original) => ({
  ...(await original<object>()),
  useRedirectAfterLogin: () => goBack,
}));

const mock = mockSession('guest');
beforeEach(() => goBack.mockClear());

/** The last body of a call. */
const sent = (call: string) => mock.requests({ call }).at(-1)?.body;
const BY_PHONE = { type: 'PHONE', email: '', area_code: '+852' };

async function logIn(email: string, password: string) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('the login form', () => {
  beforeEach(() => void renderInShop(<LoginForm />));

  // @spec-7.15
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
    expect(sent('login')).toEqual({ type: 'PHONE', login_id: '85260000003', password: 'Kowloon26' });
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
    expect(session.get().status).toBe('guest');
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

async function register() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Username'), 'Ng Wing');
  await user.type(screen.getByLabelText('Email'), 'wing@example.hk');
  await user.type(screen.getByLabelText('Password'), 'Letters1');
  await user.click(screen.getByRole('button', { name: 'Register' }));
}

/** The registration leads on, and the home page will say what came of it. */
async function goOn() {
  await waitFor(() => expect(goBack).toHaveBeenCalledOnce());
  expect(welcomeNote.get()).toEqual({ email: 'wing@example.hk' });
}

describe('the register form', () => {
  beforeEach(() => void renderInShop(<RegisterForm />));

  // @spec-3.18 @spec-4.7
  it('migrates the guest, logs in with the email, fetches the user and goes on', async () => {
    await register();
    await goOn();
    expect(mock.requests({ call: 'register' })).toEqual([]);
    expect(sent('migrate')).toMatchObject({ type: 'EMAIL', email: 'wing@example.hk', area_code: '', phone: '' });
    expect(mock.cookies.type).toBe('EMAIL');
    expect(mock.requests({ call: 'getUser' })).toHaveLength(1);
  });

  // @spec-4.4
  it('takes a phone number without an email, and logs in with area code and phone joined', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Phone number'));
    await user.type(screen.getByLabelText('Username'), 'Ng Wing');
    await user.type(screen.getByLabelText('Phone'), '6123 4567');
    await user.type(screen.getByLabelText('Password'), 'Letters1');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(goBack).toHaveBeenCalledOnce());
    expect(sent('migrate')).toMatchObject({ ...BY_PHONE, phone: '61234567' });
    expect(sent('login')).toEqual({ type: 'PHONE', login_id: '85261234567', password: 'Letters1' });
    expect(mock.cookies.type).toBe('PHONE');
  });

  it('when only the login fails, the next attempt logs in and does not register twice', async () => {
    mock.fault({ method: 'POST', path: '/auth/login', status: 500, times: 1 });
    await register();
    expect((await screen.findByRole('alert')).textContent).toContain('Your account has been created');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await goOn();
    expect(mock.requests({ call: 'migrate' })).toHaveLength(1);
  });
});

// @spec-7.15
it('a link to reset the password goes by text message to who gives a phone number', async () => {
  const { login } = mock.makePersona('member-by-phone');
  const phone = login.login_id.replace('852', '');
  renderInShop(<ForgetPasswordForm />);
  await userEvent.click(screen.getByLabelText('Phone number'));
  await userEvent.type(screen.getByLabelText('Phone'), phone);
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByRole('status')).toHaveProperty('textContent', expect.stringContaining('+852'));
  expect(sent('forgetPassword')).toEqual({ ...BY_PHONE, phone });
  expect(mock.mailbox(`+852${phone}`).map(({ kind }) => kind)).toEqual(['reset']);
});
