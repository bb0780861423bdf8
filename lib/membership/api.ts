import { callApi } from '@/lib/calls/lazy';

/** How many records of the history come at a time. */
const PAGE_SIZE = 20;

/** The customer's level. @throws ApiError */
export const getStatus = (signal?: AbortSignal) => callApi('getMembershipStatus', { signal });

/** What can be spent, and by when. @throws ApiError */
export const getBalance = (signal?: AbortSignal) => callApi('getMembershipBalance', { signal });

/** One page of the history, newest first. @throws ApiError */
export const getTransactions = (page: number, signal?: AbortSignal) =>
  callApi('getMembershipTransactions', { query: { page, per_page: PAGE_SIZE }, signal });
