import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
const username = () => screen.findByLabelText<HTMLInputElement>('Display name');
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
  async function choose() {
    await open();
    mock.account().avatar = null;
    await userEvent.click(screen.getByRole('button', { name: /avatar$/ }));
    await screen.findByRole('dialog');
    fireEvent.paste(document, {
      clipboardData: {
        files: [
          new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'me.png', { type: 'image/png' }),
        ],
      },
    });
    const area = await screen.findByRole('application');
    const picture = area.querySelector('img')!;
    Object.defineProperties(picture, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } });
    fireEvent.load(picture);
    return within(screen.getByRole('dialog'));
  }

  it('is cropped, uploaded and saved, and kept when the upload fails', async () => {
    const dialog = await choose();
    uploadFile.mockRejectedValueOnce(new Error('no'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Could not save the avatar. Your photo is still here: try again.')).toBeTruthy();
    expect(edits()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(mock.account().avatar).toBe('http://files.test/avatar.jpg'));
    expect(edits()).toMatchObject([{ violations: [] }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is refused before anything is sent where the file is no picture', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /avatar$/ }));
    await screen.findByRole('dialog');
    fireEvent.paste(document, { clipboardData: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] } });
    expect(await screen.findByText(/This kind of file cannot be used/)).toBeTruthy();
    expect(screen.queryByRole('application')).toBeNull();
    expect(uploadFile).not.toHaveBeenCalled();
  });

  it('is removed at once, and comes back when the backend refuses', async () => {
    mock.account().avatar = 'http://files.test/old.jpg';
    await open();
    mock.fault({ method: 'PUT', path: '/profiles/account', status: 500, times: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Remove avatar' }));
    expect(await screen.findByText('Could not remove the avatar. Try again.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove avatar' }));
    await waitFor(() => expect(mock.account().avatar).toBeNull());
    expect(screen.queryByRole('button', { name: 'Remove avatar' })).toBeNull();
  });
});
