import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useController } from 'react-hook-form';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { FormFailure } from '@/components/ui/form-failure';
import { Input } from '@/components/ui/input';
import { PasswordField } from '@/components/ui/password-field';
import { PhoneField } from '@/components/ui/phone-field';
import { RadioPills } from '@/components/ui/radio-pills';
import { SubmitButton } from '@/components/ui/submit-button';
import { ApiError } from '@/lib/api/error';
import { EmailSchema, PasswordSchema, PhoneSchema } from '@/lib/api/body-rules';
import { useShopForm } from '@/lib/form/use-shop-form';
import type { ToastMessage } from '@/lib/toast';
import { renderInShop } from '../session/shop.tsx';
import { ShopProviders } from '../shop-providers.tsx';
import { collectToasts } from '../toasts/collect-toasts.ts';

const required = z.string().check(z.minLength(1, { error: 'required' }));
/** Not in the order of the page, which counts. */
const Schema = z.object({
  area_code: z.string(),
  phone: PhoneSchema,
  email: EmailSchema,
  password: PasswordSchema,
  name: required,
  contact: z.string(),
});
type Values = z.infer<typeof Schema>;
const BLANK: Values = { name: '', password: '', email: '', area_code: '+852', phone: '', contact: 'email' };
const GOOD = { name: 'Ng Wing', password: 'Studio2018', email: 'wing@example.hk', phone: '61234567' };

let toasts: ToastMessage[] = [];
beforeEach(() => {
  sessionStorage.clear();
  toasts = collectToasts();
});

type FormProps = { onSubmit?: (values: Values) => Promise<unknown>; onSent?: () => unknown; draftKey?: string };

function Form({ onSubmit = async () => {}, onSent, draftKey }: FormProps) {
  const { form, formProps, field, failure, isBusy } = useShopForm({
    schema: Schema,
    defaultValues: BLANK,
    draftKey,
    onSubmit,
    onSent,
  });
  const { field: contact } = useController({ control: form.control, name: 'contact' });
  return (
    <form {...formProps}>
      <Input {...field('name')} label="Name" />
      <PasswordField {...field('password')} label="Password" autoComplete="new-password" hint="8 or more" />
      <Input {...field('email')} label="Email" />
      <PhoneField areaCode={field('area_code')} phone={field('phone')} code={form.watch('area_code')} />
      <RadioPills
        legend="Contact by"
        name="contact-by"
        value={contact.value}
        onChange={contact.onChange}
        options={['email', 'phone'].map((value) => ({ value, label: `by ${value}` }))}
      />
      <FormFailure failure={failure} />
      <SubmitButton isBusy={isBusy}>Send</SubmitButton>
    </form>
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const areaCode = () => screen.getByLabelText<HTMLSelectElement>('Area code');
const fill = (values: Partial<typeof GOOD>) => {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(document.querySelector(`input[name=${name}]`) ?? expect.unreachable(name), { target: { value } });
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
async function fillAndSend(values: Partial<typeof GOOD>, props?: FormProps) {
  renderInShop(<Form {...props} />);
  fill({ ...GOOD, ...values });
  await send();
}
const description = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

// @spec-8.12
describe('a form that breaks rules', () => {
  it.each([
    ['an email', { email: 'wing@' }, 'Email Incorrect Format'],
    ['a phone', { phone: '6x' }, 'Phone Incorrect Format'],
    ['a password', { password: 'abcdef-12345-Gh!' }, 'Password Incorrect Format'],
    [
      'the first of several, in the order of the page',
      { phone: 'x', email: 'x', password: 'x' },
      'Password Incorrect Format',
    ],
    ['the first with a rule, whatever else is missing', { name: '', email: 'x' }, 'Email Incorrect Format'],
    ['no rule of these', { name: '' }, 'Error'],
  ])('raises one visual toast and focuses a wrong field: %s', async (_, values, message) => {
    await fillAndSend(values);
    await waitFor(() => expect(toasts).toEqual([{ kind: 'error', message, isSilent: true }]));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  });

  it('checks a field again as it is corrected', async () => {
    await fillAndSend({ email: 'wing@' });
    expect(await screen.findByText('Email Incorrect Format')).toBeTruthy();
    fill({ email: 'wing@example.hk' });
    await waitFor(() => expect(screen.queryByText('Email Incorrect Format')).toBeNull());
  });

  // @spec-5.9
  it('says which rule a password broke, keeps its hint, and tells password managers', async () => {
    await fillAndSend({ password: 'abcdef-12345-Gh!' });
    expect(await screen.findByText('Password Incorrect Format')).toBeTruthy();
    expect(description(input('Password'))).toBe(
      'Password Incorrect Format Letters from A to Z and numbers only, no symbols or spaces | 8 or more',
    );
    expect(input('Password').getAttribute('minlength')).toBe('8');
    expect(input('Password').getAttribute('passwordrules')).toBe(
      'minlength: 8; required: lower; required: digit; allowed: upper',
    );
  });

  it('A16: names each rule that a short password broke, and no other', async () => {
    await fillAndSend({ password: 'short' });
    const said = 'Password Incorrect Format At least 8 characters At least one number';
    await waitFor(() => expect(description(input('Password'))).toBe(`${said} | 8 or more`));
  });

  it.each([
    ['+852', '8 digits in Hong Kong'],
    ['+86', '11 digits in mainland China, beginning with 1'],
    ['+44', '9–10 digits, without the area code'],
  ])('A18: has the hint of a phone by its area code (%s)', async (code, hint) => {
    await fillAndSend({ phone: '6x' });
    fireEvent.change(areaCode(), { target: { value: code } });
    await waitFor(() => expect(description(input('Phone'))).toBe(`Phone Incorrect Format | ${hint}`));
  });
});

describe('a form that is sent', () => {
  it('is sent once however often it is submitted, and stays busy until what follows is done', async () => {
    let sent = 0;
    let leave = () => {};
    await fillAndSend(
      {},
      { onSubmit: async () => (sent += 1), onSent: () => new Promise<void>((resolve) => (leave = resolve)) },
    );
    fireEvent.submit(screen.getByRole('button', { name: 'Send' }).closest('form') as HTMLFormElement);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true'));
    act(leave);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBeNull());
    expect(sent).toBe(1);
  });

  it('shows what the server refuses at its fields, and focuses the first', async () => {
    const fields = { 'contact.phone': 'phone', email: 'This email is taken.', unknown: 'Something else.' };
    await fillAndSend(
      {},
      { onSubmit: () => Promise.reject(new ApiError('refused', 'POST /x', { status: 422, fields })) },
    );
    expect(await screen.findByText('This email is taken.')).toBeTruthy();
    expect(screen.getByText('Phone Incorrect Format')).toBeTruthy();
    expect(document.activeElement).toBe(input('Email'));
    expect(screen.queryByRole('alert')).toBeNull();
    // the toast of the action says it already
    expect(toasts).toEqual([]);
  });

  it('shows a refusal of a field that it does not have as a whole', async () => {
    const refusal = { status: 422, serverMessage: 'Not today.', fields: { unknown: 'x' } };
    await fillAndSend({}, { onSubmit: () => Promise.reject(new ApiError('refused', 'POST /x', refusal)) });
    expect((await screen.findByRole('alert')).textContent).toContain('Not today.');
  });
});

describe('the draft of a form', () => {
  const stored = () => sessionStorage.getItem('draft.test') ?? '';

  it('restores what was typed and chosen, but no password, shown or not', async () => {
    const { unmount } = renderInShop(<Form draftKey="test" />);
    fill({ name: 'Ng Wing', password: 'Studio2018' });
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    fill({ password: 'Studio2019' });
    await userEvent.click(screen.getByLabelText('by phone'));
    fireEvent.change(input('Phone'), { target: { value: '+351 912 345 678' } });
    expect(areaCode().value).toBe('+351');
    unmount();
    expect(stored()).not.toContain('Studio');
    renderInShop(<Form draftKey="test" />);
    expect([input('Name').value, input('Password').value, areaCode().value, input('Phone').value]).toEqual([
      'Ng Wing',
      '',
      '+351',
      '912 345 678',
    ]);
    expect(input('by phone').checked).toBe(true);
  });

  it('is gone once the form is sent, and stays after a failure', async () => {
    let fails = true;
    await fillAndSend(
      {},
      {
        draftKey: 'test',
        onSubmit: () => (fails ? Promise.reject(new ApiError('server', 'POST /x')) : Promise.resolve()),
      },
    );
    await screen.findByRole('alert');
    expect(stored()).toContain('Ng Wing');
    fails = false;
    await send();
    await waitFor(() => expect(stored()).toBe(''));
  });
});

describe('a form that the server rendered', () => {
  const page = (
    <StrictMode>
      <ShopProviders>
        <Form draftKey="test" />
      </ShopProviders>
    </StrictMode>
  );

  /** Renders on the server, edits, hydrates. */
  async function hydrate(edit: () => void) {
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(page);
    edit();
    const root = await act(async () => hydrateRoot(place, page));
    onTestFinished(async () => {
      await act(async () => root.unmount());
      place.remove();
    });
  }

  it('cannot be submitted before it has hydrated', async () => {
    let isDisabled = false;
    await hydrate(() => (isDisabled = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled));
    expect(isDisabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false);
  });

  it('keeps what was typed and chosen before it hydrated, whatever the draft says', async () => {
    sessionStorage.setItem(
      'draft.test',
      JSON.stringify({ version: 1, value: { name: 'Old', area_code: '+1', phone: '6123' } }),
    );
    await hydrate(() => {
      input('Name').value = 'Ng Wing';
      input('Password').value = 'Studio2018';
      areaCode().value = '+44';
    });
    expect([input('Name').value, input('Password').value, areaCode().value, input('Phone').value]).toEqual([
      'Ng Wing',
      'Studio2018',
      '+44',
      '6123',
    ]);
    expect(sessionStorage.getItem('draft.test')).toContain('Ng Wing');
    await send();
    await waitFor(() => expect(sessionStorage.getItem('draft.test')).toBeNull());
  });
});
