import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RegisterForm } from '@/components/session/register-form';
import { mockSession, renderInShop } from './shop.tsx';

const goBack = vi.fn(async () => {});
vi.mock('@/lib/session/redirect-after-login', () => ({ useRedirectAfterLogin: () => goBack }));

const mock = mockSession('guest');

beforeEach(() => {
  goBack.mockClear();
  renderInShop(<RegisterForm />);
});

async function register() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Display name'), 'Ng Wing');
  await user.type(screen.getByLabelText('Email'), 'wing@example.hk');
  await user.type(screen.getByLabelText('Password'), 'Letters1');
  await user.click(screen.getByRole('button', { name: 'Register' }));
}

/** Reads what the registration has to say, and goes on. */
async function goOn() {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(goBack).toHaveBeenCalledOnce());
}

describe('the register form', () => {
  // @spec-4.7
  it('migrates the guest, logs in with the email, fetches the user and goes on', async () => {
    await register();
    await goOn();
    expect(mock.requests({ call: 'register' })).toEqual([]);
    expect(mock.requests({ call: 'migrate' })[0]?.body).toMatchObject({
      type: 'EMAIL',
      email: 'wing@example.hk',
      area_code: '',
      phone: '',
    });
    expect(mock.cookies.type).toBe('EMAIL');
    expect(mock.requests({ call: 'getUser' })).toHaveLength(1);
  });

  // @spec-4.4
  it('takes a phone number without an email, and logs in with area code and phone joined', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Phone number'));
    await user.type(screen.getByLabelText('Display name'), 'Ng Wing');
    await user.type(screen.getByLabelText('Phone'), '6123 4567');
    await user.type(screen.getByLabelText('Password'), 'Letters1');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(goBack).toHaveBeenCalledOnce());
    expect(mock.requests({ call: 'migrate' })[0]?.body).toMatchObject({
      type: 'PHONE',
      email: '',
      area_code: '+852',
      phone: '61234567',
    });
    expect(mock.requests({ call: 'login' })[0]?.body).toEqual({
      type: 'PHONE',
      login_id: '85261234567',
      password: 'Letters1',
    });
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
