import {
  AccountSchema,
  EditAccountSchema,
  EditNotificationSettingsSchema,
  EditRecipientSchema,
  NotificationSettingsSchema,
  RecipientAnswerSchema,
} from '@/lib/account/schema';
import { call } from '@/lib/api/call';

export const accountCalls = {
  getAccount: call({ method: 'GET', path: '/profiles/account', access: 'registered', answer: AccountSchema }),
  editAccount: call({ method: 'PUT', path: '/profiles/account', access: 'registered', body: EditAccountSchema, answer: AccountSchema }),
  getRecipient: call({ method: 'GET', path: '/profiles/delivery-recipient', access: 'registered', answer: RecipientAnswerSchema }),
  editRecipient: call({ method: 'PUT', path: '/profiles/delivery-recipient', access: 'registered', body: EditRecipientSchema, answer: RecipientAnswerSchema }),
  getNotificationSettings: call({ method: 'GET', path: '/notification-settings/details', access: 'registered', answer: NotificationSettingsSchema }),
  editNotificationSettings: call({
    method: 'PUT',
    path: '/notification-settings/details',
    access: 'registered',
    body: EditNotificationSettingsSchema,
    answer: NotificationSettingsSchema,
  }),
};
