import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ChangeEmail, ChangePhone } from '@/components/account/change-contact';
import { PasswordForm } from '@/components/account/password-form';
import { forgetCode } from '@/components/account/request-code';
import { mockSession, renderInShop } from '../session/shop.tsx';

const mock = mockSession('registered');
beforeEach(() => {
  forgetCode('email');
  forgetCode('phone');
});

const account = () => mock.state().accounts.get('account-kayan')!;
const sendCode = async () => userEvent.click(await screen.findByRole('button', { name: 'Send code' }));
const code = () => screen.getByLabelText<HTMLInputElement>('Verification code');
async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

describe('ChangeEmail', () => {
  const change = () => userEvent.click(screen.getByRole('button', { name: 'Change email' }));

  it('takes a code, refuses a taken email at its field, and confirms the new one', async () => {
    renderInShop(<ChangeEmail />);
    await sendCode();
    expect(
      await screen.findByText(
        'We sent a code to kayan@example.hk. It is valid for 10 minutes. Check your inbox, and your spam folder too.',
      ),
    ).toBeTruthy();
    await fill(code(), mock.mailbox('kayan@example.hk').at(-1)!.code);
    await fill(screen.getByLabelText('New email'), 'chan.taiman@example.hk');
    await change();
    expect(await screen.findByText('This email is already registered.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('New email'));
    await fill(screen.getByLabelText('New email'), 'ky@example.hk');
    await change();
    expect(await screen.findByText('Your email has been changed. Log in with ky@example.hk from now on.')).toBeTruthy();
    expect(account().email).toBe('ky@example.hk');
    // the account shows the new one, and the focus is where the form was
    expect(screen.getByText('ky@example.hk')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Your email has been changed.');
  });

  it('shows a wrong and an expired code at the code’s field', async () => {
    renderInShop(<ChangeEmail />);
    await sendCode();
    await screen.findByText(/^We sent a code/);
    await userEvent.type(screen.getByLabelText('New email'), 'ky@example.hk');
    await fill(code(), '000000');
    await change();
    expect(await screen.findByText('The code is incorrect. Enter it again or request a new one.')).toBeTruthy();
    expect(document.activeElement).toBe(code());
    const old = mock.mailbox('kayan@example.hk').at(-1)!.code;
    mock.state().mailbox.send('change-email', 'kayan@example.hk', 'account-kayan', 'en');
    await fill(code(), old);
    await change();
    expect(await screen.findByText('The code is incorrect. Enter it again or request a new one.')).toBeTruthy();
    expect(account().email).toBe('kayan@example.hk');
  });

  it('waits before it sends another code, also after a visit of another screen', async () => {
    const { unmount } = renderInShop(<ChangeEmail />);
    await sendCode();
    const again = await screen.findByRole('button', { name: /^Resend in \d+ s$/ });
    await userEvent.click(again);
    unmount();
    renderInShop(<ChangeEmail />);
    expect(await screen.findByRole('button', { name: /^Resend in \d+ s$/ })).toBeTruthy();
    expect(screen.getByText(/^We sent a code to/)).toBeTruthy();
    expect(mock.requests({ call: 'requestEmailChange' })).toHaveLength(1);
  });

  it('says when no code could be sent, and allows another request at once', async () => {
    mock.fault({ path: '/auth/change-email-request', status: 500, times: 1 });
    renderInShop(<ChangeEmail />);
    await sendCode();
    expect(await screen.findByRole('alert')).toBeTruthy();
    await sendCode();
    expect(await screen.findByText(/^We sent a code to/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('an account by phone number', () => {
  beforeEach(() => {
    mock.asPersona('member-by-phone');
    document.cookie = 'auth.type=PHONE';
  });
  const byPhone = () => mock.state().byPhone('85263000001')!;

  it('adds its first email with a code by text message', async () => {
    renderInShop(<ChangeEmail />);
    expect(await screen.findByText('Not provided')).toBeTruthy();
    await sendCode();
    expect(
      await screen.findByText(
        'We sent a code to +852 6300 0001. It is valid for 10 minutes. Check your text messages.',
      ),
    ).toBeTruthy();
    await fill(code(), mock.mailbox('+85263000001').at(-1)!.code);
    await userEvent.type(screen.getByLabelText('New email'), 'mei@example.hk');
    await userEvent.click(screen.getByRole('button', { name: 'Add email' }));
    // it goes on logging in with its number
    expect(await screen.findByText('Your email is now mei@example.hk.')).toBeTruthy();
    expect(byPhone().email).toBe('mei@example.hk');
  });

  it('sees that the new number is the login from now on', async () => {
    renderInShop(<ChangePhone />);
    await sendCode();
    await fill(await screen.findByLabelText('Verification code'), mock.mailbox('+85263000001').at(-1)!.code);
    await userEvent.type(screen.getByLabelText('New phone number'), '6111 2222');
    await userEvent.click(screen.getByRole('button', { name: 'Change phone number' }));
    expect(
      await screen.findByText('Your phone number has been changed to +852 6111 2222. Log in with it from now on.'),
    ).toBeTruthy();
  });
});

describe('ChangePhone', () => {
  it('sends the code to the email where the account has no phone', async () => {
    Object.assign(account(), { phone: '' });
    renderInShop(<ChangePhone />);
    expect(await screen.findByText('Not provided')).toBeTruthy();
    await sendCode();
    expect(
      await screen.findByText(
        'We sent a code to kayan@example.hk. It is valid for 10 minutes. Check your inbox, and your spam folder too.',
      ),
    ).toBeTruthy();
  });

  it('checks the number, and changes it', async () => {
    renderInShop(<ChangePhone />);
    await sendCode();
    expect(
      await screen.findByText(
        'We sent a code to +852 6000 0001. It is valid for 10 minutes. Check your text messages.',
      ),
    ).toBeTruthy();
    await fill(code(), mock.mailbox('+85260000001').at(-1)!.code);
    await userEvent.type(screen.getByLabelText('New phone number'), '6111 222');
    await userEvent.click(screen.getByRole('button', { name: 'Change phone number' }));
    expect(await screen.findByText('Phone Incorrect Format')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('New phone number'), '2');
    await userEvent.click(screen.getByRole('button', { name: 'Change phone number' }));
    expect(await screen.findByText('Your phone number has been changed to +852 6111 2222.')).toBeTruthy();
    expect(account()).toMatchObject({ area_code: '+852', phone: '61112222' });
  });
});

describe('PasswordForm', () => {
  const old = () => screen.getByLabelText<HTMLInputElement>('Current password');
  const next = () => screen.getByLabelText<HTMLInputElement>('New password');
  const change = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));

  it('shows each refusal at its field, then empties the fields', async () => {
    renderInShop(<PasswordForm />);
    await fill(old(), 'Studio2018');
    await fill(next(), 'short');
    await change();
    expect(await screen.findByText('Password Incorrect Format')).toBeTruthy();
    await fill(next(), 'Studio2018');
    expect(await screen.findByText('Choose a password that is different from the current one.')).toBeTruthy();
    expect(mock.requests({ call: 'updatePassword' })).toEqual([]);
    await fill(old(), 'Another2018');
    await fill(next(), 'Quarter2027');
    await change();
    expect(await screen.findByText('The current password is incorrect.')).toBeTruthy();
    expect(document.activeElement).toBe(old());
    expect(next().value).toBe('Quarter2027');
    await fill(old(), 'Studio2018');
    await change();
    expect(await screen.findByText(/^Your password has been changed\./)).toBeTruthy();
    expect([old().value, next().value]).toEqual(['', '']);
    expect(account().password).toBe('Quarter2027');
    expect(JSON.stringify(sessionStorage)).not.toMatch(/Quarter2027|Studio2018/);
  });

  it('keeps what was typed when the backend fails', async () => {
    mock.fault({ path: '/auth/update-password', status: 500 });
    renderInShop(<PasswordForm />);
    await fill(old(), 'Studio2018');
    await fill(next(), 'Quarter2027');
    await change();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(next().value).toBe('Quarter2027');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change password' }).getAttribute('aria-busy')).toBeNull(),
    );
  });
});
