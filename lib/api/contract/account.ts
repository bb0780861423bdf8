import * as z from 'zod/mini';
import {
  AccountSchema,
  EditAccountSchema,
  EditNotificationSettingsSchema,
  EditRecipientSchema,
  MembershipBalanceSchema,
  MembershipStatusSchema,
  MembershipTransactionSchema,
  NotificationSettingsSchema,
  RecipientAnswerSchema,
} from '@/lib/account/schema';
import { call } from '@/lib/api/call';
import { pageOf, pagingQuery } from '@/lib/api/shapes';

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
  getMembershipStatus: call({ method: 'GET', path: '/profiles/membership/status', access: 'registered', answer: MembershipStatusSchema }),
  getMembershipBalance: call({ method: 'GET', path: '/profiles/membership/balance', access: 'registered', answer: MembershipBalanceSchema }),
  getMembershipTransactions: call({
    method: 'GET',
    path: '/profiles/membership/transactions',
    access: 'registered',
    query: z.strictObject(pagingQuery),
    answer: pageOf(MembershipTransactionSchema),
  }),
};
