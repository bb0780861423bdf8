import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AccountDetails } from '@/components/account/account-details';
import { mockSession, renderInShop } from '../session/shop.tsx';
import { uploadFile } from '../upload/fake-upload.ts';

// the file service and the canvas stand in here
vi.mock('@/lib/upload/api', () => import('../upload/fake-upload.ts'));
vi.mock('@/lib/upload/cut', () => ({
  cutSquare: (_image: unknown, _crop: unknown, name: string) => Promise.resolve(new File(['cut'], `${name}.jpg`)),
}));

const mock = mockSession('registered');

const edits = () => mock.requests({ call: 'editAccount' });
const username = () => screen.findByLabelText<HTMLInputElement>('Username');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

async function open() {
  const view = renderInShop(<AccountDetails />);
  await username();
  return view;
}

async function rename(to: string) {
  const field = await username();
  await userEvent.clear(field);
  await userEvent.type(field, to);
}

describe('AccountDetails', () => {
  // @spec-1.13 @spec-3.1
  it('sends all fields of the call, and shows an edit at once', async () => {
    const { email, phone, area_code } = mock.account();
    await open();
    const held = mock.hold({ method: 'PUT', path: '/profiles/account' });
    await rename('Lam Ka Yan Anna');
    await userEvent.selectOptions(screen.getByLabelText(/Gender/), 'Prefer not to say');
    await userEvent.selectOptions(screen.getByLabelText(/Country/), 'Japan');
    await save();
    expect(await screen.findByText('Lam Ka Yan Anna')).toBeTruthy();
    expect(mock.account().username).not.toBe('Lam Ka Yan Anna');
    held.release();
    await waitFor(() => expect(mock.account().username).toBe('Lam Ka Yan Anna'));
    expect(edits()).toMatchObject([
      {
        body: { username: 'Lam Ka Yan Anna', gender: 'undisclosed', country: 'JP', email, phone, area_code },
        violations: [],
      },
    ]);
  });

  // @spec-4.21
  it('shows the former details after a failure, with a message, and loses nothing that was typed', async () => {
    const before = mock.account().username;
    await open();
    mock.fault({ method: 'PUT', path: '/profiles/account', status: 500, times: 1 });
    await rename('Another');
    await save();
    expect(await screen.findByText(/Something went wrong on our side/)).toBeTruthy();
    expect(screen.getByText(before)).toBeTruthy();
    expect((await username()).value).toBe('Another');
    await save();
    await waitFor(() => expect(mock.account().username).toBe('Another'));
  });

  it('keeps a gender that the shop does not know', async () => {
    Object.assign(mock.account(), { gender: 'M' });
    await open();
    expect(screen.getByLabelText<HTMLSelectElement>(/Gender/).value).toBe('M');
  });
});

describe('an avatar', () => {
  it('is refused before anything is sent where the file is no picture', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /avatar$/ }));
    await screen.findByRole('dialog');
    fireEvent.paste(document, { clipboardData: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] } });
    expect(await screen.findByText(/This file cannot be used/)).toBeTruthy();
    expect(screen.queryByRole('application')).toBeNull();
    expect(uploadFile).not.toHaveBeenCalled();
  });
});
