import type { Account, NotificationSettings, Recipient } from '@/lib/account/schema';
import { callApi } from '@/lib/calls/lazy';
import type { ChangeEmail, ChangePhone, UpdatePassword } from '@/lib/credential/schema';

export const getAccount = (signal?: AbortSignal) => callApi('getAccount', { signal });
/** Replaces the account's details; the call carries all of them. @throws ApiError */
export const editAccount = (account: Account) => callApi('editAccount', { body: account });
/** Sends a code to the account's present email. */
export const requestEmailChange = () => callApi('requestEmailChange', {});
export const changeEmail = (body: ChangeEmail) => callApi('changeEmail', { body });
/** Sends a code to the account's present phone. */
export const requestPhoneChange = () => callApi('requestPhoneChange', {});
export const changePhone = (body: ChangePhone) => callApi('changePhone', { body });
/** @throws ApiError, with a wrong old password named at `old_password` */
export const updatePassword = (body: UpdatePassword) => callApi('updatePassword', { body });
export const getNotificationSettings = (signal?: AbortSignal) => callApi('getNotificationSettings', { signal });
export const editNotificationSettings = (body: NotificationSettings) => callApi('editNotificationSettings', { body });
/** The recipient saved in the account; null without one. */
export const getRecipient = async (signal?: AbortSignal): Promise<Recipient | null> =>
  (await callApi('getRecipient', { signal })).delivery_recipient;
/** @throws ApiError, with refused fields named like `delivery_recipient.phone` */
export const editRecipient = async (recipient: Recipient): Promise<Recipient | null> =>
  (await callApi('editRecipient', { body: { delivery_recipient: recipient } })).delivery_recipient;
