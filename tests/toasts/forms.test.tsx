import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { Input } from '@/components/ui/input';
import { PasswordField } from '@/components/ui/password-field';
import { PhoneField } from '@/components/ui/phone-field';
import { ApiError } from '@/lib/api/error';
import { EmailSchema, PasswordSchema, PhoneSchema } from '@/lib/api/body-rules';
import { useLazyForm } from '@/lib/form/use-lazy-form';
import { fieldError } from '@/lib/form/words';
import { onToast, type ToastMessage } from '@/lib/toast';
import { useTranslations } from 'next-intl';
import { Shop } from '../session/shop-stub.tsx';

const required = z.string().check(z.minLength(1, { error: 'required' }));
const Schema = z.object({ name: required, phone: PhoneSchema, email: EmailSchema, password: PasswordSchema });
type Values = z.infer<typeof Schema>;
const loadSchema = async () => Schema;

let said: ToastMessage[] = [];
beforeEach(() => {
  said = [];
  onTestFinished(onToast((toast) => void said.push(toast)));
});

/** Not in the order of the schema: the page's counts. */
function Form({ onSubmit = async () => {} }: { onSubmit?: () => Promise<unknown> }) {
  const words = useTranslations('Form');
  const { field, errors, submit } = useLazyForm<Values>({ loadSchema, onSubmit });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Input {...field('name')} label="Name" error={fieldError(words, errors.name)} />
      <PasswordField {...field('password')} label="Password" autoComplete="new-password" hint="8 or more" error={fieldError(words, errors.password)} />
      <Input {...field('email')} label="Email" error={fieldError(words, errors.email)} />
      <PhoneField areaCode={{}} phone={field('phone')} error={fieldError(words, errors.phone)} />
      <button type="submit">Send</button>
    </form>
  );
}

const LateSchema = z.object({ email: EmailSchema, password: PasswordSchema });
const loadLateSchema = async () => LateSchema;
function LateForm() {
  const { field, submit } = useLazyForm<z.infer<typeof LateSchema>>({ loadSchema: loadLateSchema, onSubmit: async () => {} });
  const [isByEmail, setByEmail] = useState(false);
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <button type="button" onClick={() => setByEmail(true)}>
        By email
      </button>
      {isByEmail ? <Input {...field('email')} label="Email" /> : null}
      <PasswordField {...field('password')} label="Password" />
      <button type="submit">Send</button>
    </form>
  );
}

async function send(values: Partial<Values>, onSubmit?: () => Promise<unknown>) {
  render(<Form onSubmit={onSubmit} />, { wrapper: Shop });
  const good = { name: 'Ng Wing', password: 'Studio2018', email: 'wing@example.hk', phone: '61234567' };
  for (const [name, value] of Object.entries({ ...good, ...values }))
    fireEvent.change(screen.getByLabelText(new RegExp(`^${name}$`, 'i')), { target: { value } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}
const description = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('a form that is not sent', () => {
  it.each([
    ['an email', { email: 'wing@' }, 'Email Incorrect Format'],
    ['a phone', { phone: '6x' }, 'Phone Incorrect Format'],
    ['a password', { password: 'abcdef-12345-Gh!' }, 'Password Incorrect Format'],
    ['the first of several, in the page’s order', { phone: 'x', email: 'x', password: 'x' }, 'Password Incorrect Format'],
    ['the first with a rule, whatever else is missing', { name: '', email: 'x' }, 'Email Incorrect Format'],
    ['no rule of these', { name: '' }, 'Error'],
  ])('raises one toast, for the eyes alone: %s', async (_, values, message) => {
    await send(values);
    await waitFor(() => expect(said).toEqual([{ kind: 'error', message, isSilent: true }]));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  });

  it('goes by the page’s order where a field came later than those below it', async () => {
    render(<LateForm />, { wrapper: Shop });
    await userEvent.click(screen.getByRole('button', { name: 'By email' }));
    await userEvent.type(screen.getByLabelText('Email'), 'wing@');
    await userEvent.type(screen.getByLabelText('Password'), 'short');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(said).toEqual([{ kind: 'error', message: 'Email Incorrect Format', isSilent: true }]));
  });

  it('raises another one when it is sent again', async () => {
    await send({ email: 'wing@' });
    await waitFor(() => expect(said).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(said).toHaveLength(2));
  });

  it('leaves the server’s refusal of a field to the toast of the action', async () => {
    await send({}, () => Promise.reject(new ApiError('refused', 'POST /x', { status: 422, fields: { email: 'This email is taken.' } })));
    expect(await screen.findByText('This email is taken.')).toBeTruthy();
    expect(said).toEqual([]);
  });
});

describe('beside the literal words', () => {
  it('a password says which rule it broke, keeps its hint, and tells password managers', async () => {
    await send({ password: 'abcdef-12345-Gh!' });
    expect(await screen.findByText('Password Incorrect Format')).toBeTruthy();
    const field = screen.getByLabelText('Password');
    expect(description(field)).toBe('Password Incorrect Format Letters and numbers only, no symbols | 8 or more');
    expect(field.getAttribute('minlength')).toBe('8');
    expect(field.getAttribute('passwordrules')).toBe('minlength: 8; required: lower; required: digit; allowed: upper');
  });

  it('a phone keeps its hint in a line of its own', async () => {
    await send({ phone: '6x' });
    expect(await screen.findByText('Phone Incorrect Format')).toBeTruthy();
    expect(description(screen.getByLabelText('Phone'))).toBe('Phone Incorrect Format | 8 digits in Hong Kong');
  });
});
