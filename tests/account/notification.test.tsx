import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NotificationScreen } from '@/components/account/notification-screen';
import { mockSession, renderInShop } from '../session/shop.tsx';

const mock = mockSession('registered');

const LOCALES = [
  { slug: 'en', title: 'English', is_default: true },
  { slug: 'zh', title: '繁體中文', is_default: false },
] as const;
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
async function open() {
  const view = renderInShop(<NotificationScreen locales={LOCALES} />);
  await screen.findByRole('checkbox', { name: 'Receive notifications' });
  return view;
}

describe('NotificationScreen', () => {
  // @spec-1.13 @spec-3.3
  it('saves all settings together', async () => {
    await open();
    await userEvent.click(box('SMS'));
    await userEvent.click(screen.getByRole('radio', { name: '繁體中文' }));
    await userEvent.click(box('Receive offers and news'));
    await save();
    await waitFor(() =>
      expect(mock.account().notification).toEqual({
        is_notifiable: true,
        channels: ['EMAIL', 'SMS', 'WHATSAPP'],
        language: 'zh',
        is_accept: false,
      }),
    );
    expect(sessionStorage.getItem('draft.notifications')).toBeNull();
  });

  it('shows values that the shop does not know as text, and sends them back as they came', async () => {
    Object.assign(mock.account().notification, { channels: ['EMAIL', 'WECHAT'], language: 'ja' });
    await open();
    expect(box('Wechat').checked).toBe(true);
    expect(screen.getByRole('radio', { name: 'Ja' })).toHaveProperty('checked', true);
    await save();
    const sent = () => mock.requests({ call: 'editNotificationSettings' }).map(({ body }) => body);
    await waitFor(() => expect(sent()).toMatchObject([{ channels: ['EMAIL', 'WECHAT'], language: 'ja' }]));
  });

  it('disables the channels and needs none while notifications are off', async () => {
    await open();
    await userEvent.click(box('Receive notifications'));
    expect(box('Email').disabled).toBe(true);
    await save();
    await waitFor(() => expect(mock.account().notification.is_notifiable).toBe(false));
  });

  it('needs a channel while notifications are on', async () => {
    await open();
    await userEvent.click(box('Email'));
    await userEvent.click(box('WhatsApp'));
    await save();
    expect(screen.getByText('Select at least one channel.')).toBeTruthy();
    expect(document.activeElement).toBe(box('Email'));
    expect(mock.requests({ call: 'editNotificationSettings' })).toEqual([]);
    await userEvent.click(box('Email'));
    expect(screen.queryByText('Select at least one channel.')).toBeNull();
  });
});
