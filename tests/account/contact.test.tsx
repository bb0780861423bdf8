import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ChangeEmail } from '@/components/account/change-contact';
import { forgetCode } from '@/components/account/request-code';
import { mockSession, renderInShop } from '../session/shop.tsx';

const mock = mockSession('registered');
beforeEach(() => forgetCode('email'));

const sendCode = async () => userEvent.click(await screen.findByRole('button', { name: 'Send code' }));
const code = () => screen.getByLabelText<HTMLInputElement>('Verification code');
async function fill(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
async function fillEmail(email: string) {
  for (const label of ['New email', 'Repeat the email']) await fill(screen.getByLabelText(label), email);
}

it('finds the code in the message that was pasted, and asks nobody about what holds none', async () => {
  renderInShop(<ChangeEmail />);
  await sendCode();
  await screen.findByText(/It is valid for 10 minutes/);
  await fillEmail('ky@example.hk');
  for (const text of ['Your code', '123456 or 654321']) {
    await fill(code(), text);
    await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
    expect(await screen.findByText('The code has 6 digits.')).toBeTruthy();
  }
  expect(mock.requests({ call: 'changeEmail' })).toEqual([]);
  await fill(code(), `Your code is ${mock.mailbox('kayan@example.hk').at(-1)!.code}. It ends in 10 minutes.`);
  await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
  expect(await screen.findByText(/Your email has been changed/)).toBeTruthy();
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
    await fillEmail('mei@example.hk');
    await userEvent.click(screen.getByRole('button', { name: 'Add email' }));
    // it goes on logging in with its number
    expect(await screen.findByText('Your email is now mei@example.hk.')).toBeTruthy();
    expect(byPhone().email).toBe('mei@example.hk');
  });
});
