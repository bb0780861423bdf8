import { browserApi } from '@/lib/api/browser';
import { accountCalls } from '@/lib/api/contract/account';
import { sessionCalls } from '@/lib/api/contract/session';

export const getAccount = (signal?: AbortSignal) => browserApi(accountCalls.getAccount, { signal });
/** Sends a code to the account's present email. */
export const requestEmailChange = () => browserApi(sessionCalls.requestEmailChange, {});
export const changeEmail = (body: { verification_code: string; email: string }) => browserApi(sessionCalls.changeEmail, { body });
