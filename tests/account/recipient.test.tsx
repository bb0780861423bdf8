import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RecipientScreen } from '@/components/account/recipient-screen';
import { mockSession, renderInShop } from '../session/shop.tsx';

const mock = mockSession('registered');

const PATH = '/profiles/delivery-recipient';
const kept = () => mock.account().recipient;
const edits = () => mock.requests({ call: 'editRecipient' });
const phone = () => screen.getByLabelText<HTMLInputElement>('Phone');
const address = () => screen.getByLabelText<HTMLTextAreaElement>('Address');
const district = () => screen.getByLabelText<HTMLSelectElement>(/^District/);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
async function open() {
  const view = renderInShop(<RecipientScreen />);
  await screen.findByLabelText('Name');
  return view;
}
async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

describe('RecipientScreen', () => {
  // @spec-3.2
  it('shows the district apart from the address, and sends an untouched address back as it came', async () => {
    await open();
    expect(address().value).toBe('Flat B, 18/F, Block 2, Sample Garden, 1 Sample Street, Tai Hang');
    expect(district().value).toBe('wan-chai');
    const before = kept();
    await save();
    await waitFor(() => expect(edits()).toHaveLength(1));
    expect(edits()[0]?.body).toEqual({ delivery_recipient: before });
  });

  // @spec-1.13
  it('saves once on a double click, and starts empty without a saved recipient', async () => {
    mock.account().recipient = null;
    const held = mock.hold({ method: 'PUT', path: PATH });
    await open();
    await type(screen.getByLabelText('Name'), 'Lam');
    await type(phone(), '23456789');
    await type(address(), '開源道 1 號');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
    held.release();
    await waitFor(() =>
      expect(kept()).toEqual({ name: 'Lam', address: '開源道 1 號', area_code: '+852', phone: '23456789' }),
    );
    expect(edits()).toHaveLength(1);
  });
});
