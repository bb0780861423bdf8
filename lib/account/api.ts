import { type Account, accountCalls, type NotificationSettings, type Recipient } from '@/lib/account/schema';
import { browserApi } from '@/lib/api/browser';
import { type ChangeEmail, type ChangePhone, credentialCalls, type UpdatePassword } from '@/lib/credential/schema';

export const getAccount = (signal?: AbortSignal) => browserApi(accountCalls.getAccount, { signal });
/** Replaces the account's details; the call carries all of them. @throws ApiError */
export const editAccount = (account: Account) => browserApi(accountCalls.editAccount, { body: account });
/** Sends a code to the account's present email. */
export const requestEmailChange = () => browserApi(credentialCalls.requestEmailChange, {});
export const changeEmail = (body: ChangeEmail) => browserApi(credentialCalls.changeEmail, { body });
/** Sends a code to the account's present phone. */
export const requestPhoneChange = () => browserApi(credentialCalls.requestPhoneChange, {});
export const changePhone = (body: ChangePhone) => browserApi(credentialCalls.changePhone, { body });
/** @throws ApiError, with a wrong old password named at `old_password` */
export const updatePassword = (body: UpdatePassword) => browserApi(credentialCalls.updatePassword, { body });
export const getNotificationSettings = (signal?: AbortSignal) => browserApi(accountCalls.getNotificationSettings, { signal });
export const editNotificationSettings = (body: NotificationSettings) => browserApi(accountCalls.editNotificationSettings, { body });
/** The recipient saved in the account; null without one. */
export const getRecipient = async (signal?: AbortSignal): Promise<Recipient | null> =>
  (await browserApi(accountCalls.getRecipient, { signal })).delivery_recipient;
/** @throws ApiError, with refused fields named like `delivery_recipient.phone` */
export const editRecipient = async (recipient: Recipient): Promise<Recipient | null> =>
  (await browserApi(accountCalls.editRecipient, { body: { delivery_recipient: recipient } })).delivery_recipient;
