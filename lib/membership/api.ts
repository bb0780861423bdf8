import { browserApi } from '@/lib/api/browser';
import { membershipCalls } from '@/lib/membership/schema';

/** How many records of the history come at a time. */
const PAGE_SIZE = 20;

/** The customer's level. @throws ApiError */
export const getStatus = (signal?: AbortSignal) => browserApi(membershipCalls.getMembershipStatus, { signal });

/** What can be spent, and by when. @throws ApiError */
export const getBalance = (signal?: AbortSignal) => browserApi(membershipCalls.getMembershipBalance, { signal });

/** One page of the history, newest first. @throws ApiError */
export const getTransactions = (page: number, signal?: AbortSignal) =>
  browserApi(membershipCalls.getMembershipTransactions, { query: { page, per_page: PAGE_SIZE }, signal });
