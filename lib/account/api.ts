import type { Account, Recipient } from '@/lib/account/schema';
import { browserApi } from '@/lib/api/browser';
import { accountCalls } from '@/lib/api/contract/account';
import { sessionCalls } from '@/lib/api/contract/session';

export const getAccount = (signal?: AbortSignal) => browserApi(accountCalls.getAccount, { signal });
/** Replaces the account's details; the call carries all of them (specification 7). Throws `ApiError`. */
export const editAccount = (account: Account) => browserApi(accountCalls.editAccount, { body: account });
/** Sends a code to the account's present email. */
export const requestEmailChange = () => browserApi(sessionCalls.requestEmailChange, {});
export const changeEmail = (body: { verification_code: string; email: string }) => browserApi(sessionCalls.changeEmail, { body });
/** The recipient that the account keeps; null when none is kept. */
export const getRecipient = async (signal?: AbortSignal): Promise<Recipient | null> =>
  (await browserApi(accountCalls.getRecipient, { signal })).delivery_recipient;
/** Keeps a recipient. Throws `ApiError`; refused fields are named `delivery_recipient.phone`. */
export const editRecipient = async (recipient: Recipient): Promise<Recipient | null> =>
  (await browserApi(accountCalls.editRecipient, { body: { delivery_recipient: recipient } })).delivery_recipient;
