import type { accountCalls } from '@/lib/api/contract/account';
import { Refusal } from '../refusal.ts';
import type { Account } from '../state/accounts.ts';
import { refuseTaken } from '../state/contact.ts';
import type { Implementers } from './context.ts';

const profileOf = ({ avatar, email, area_code, phone, gender, country, username }: Account) => ({ avatar, email, area_code, phone, gender, country, username });

export const accountHandlers: Implementers<typeof accountCalls> = {
  getAccount: ({ account }) => profileOf(account),

  /** Email and phone are changed with a code (`change-email`, `change-phone`), but the call carries them: taken ones are refused. */
  editAccount: ({ state, account, body }) => {
    refuseTaken(state, account, body);
    if (body.username.length > 60) throw new Refusal(422, 'invalid', { username: 'tooLong' });
    if (body.avatar && !/^https?:\/\//.test(body.avatar)) throw new Refusal(422, 'invalid', { avatar: 'url' });
    Object.assign(account, body);
    return profileOf(account);
  },

  getRecipient: ({ account }) => ({ delivery_recipient: account.recipient }),
  editRecipient: ({ account, body }) => {
    account.recipient = body.delivery_recipient;
    return { delivery_recipient: account.recipient };
  },

  getNotificationSettings: ({ account }) => account.notification,
  editNotificationSettings: ({ account, body }) => {
    account.notification = body;
    return account.notification;
  },
};
