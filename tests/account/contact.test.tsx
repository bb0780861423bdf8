import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ChangeEmail, ChangePhone } from '@/components/account/change-contact';
import { forgetCode } from '@/components/account/request-code';
import { mockSession, renderInShop } from '../session/shop.tsx';

const mock = mockSession('registered');
beforeEach(() => (['email', 'phone'] as const).forEach(forgetCode));

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

const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('sends the code to the present contact, keeps what is typed when it is refused, and may send another afterwards', async () => {
  const { unmount } = renderInShop(<ChangeEmail />);
  expect(await screen.findByText('Current email')).toBeTruthy();
  await sendCode();
  await screen.findByText(/^We sent a code to kayan@example\.hk\./);
  await fillEmail('ky@example.hk');
  await fill(code(), '000000');
  await submit('Change email');
  expect(await screen.findByText('The code is incorrect. Enter it again or request a new one.')).toBeTruthy();
  await fill(code(), mock.mailbox('kayan@example.hk').at(-1)!.code);
  mock.fault({ call: 'changeEmail', status: 500, times: 1 });
  await submit('Change email');
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side.');
  await submit('Change email');
  expect(await screen.findByText('Your email has been changed. Log in with ky@example.hk from now on.')).toBeTruthy();
  unmount();
  renderInShop(<ChangeEmail />);
  expect(await screen.findByRole('button', { name: 'Send code' })).toBeTruthy();
});

it.each([
  ['EMAIL', '+85260000001', 'Your phone number has been changed to +853 6612 3456.'],
  ['PHONE', '+85263000001', 'Your phone number has been changed to +853 6612 3456. Log in with it from now on.'],
])('changes the phone of an account by %s with its area code, and says how to log in', async (type, to, message) => {
  if (type === 'PHONE') mock.asPersona('member-by-phone');
  document.cookie = `auth.type=${type}`;
  mock.fault({ call: 'getAccount', status: 500, times: 2 });
  renderInShop(<ChangePhone />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Current phone number')).toBeTruthy();
  await sendCode();
  await screen.findByText(/^We sent a code to \+852 6\d00 0001\./);
  await fill(code(), mock.mailbox(to).at(-1)!.code);
  await userEvent.selectOptions(screen.getByLabelText('Area code'), '+853');
  await fill(screen.getByLabelText('New phone number'), '66123456');
  await fill(screen.getByLabelText('Repeat the number'), '6612 3456');
  await submit('Change phone');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(mock.requests({ call: 'changePhone' }).map(({ body }) => body)).toEqual([
    { verification_code: mock.mailbox(to).at(-1)!.code, area_code: '+853', phone: '66123456' },
  ]);
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
