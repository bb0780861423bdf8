import * as z from 'zod/mini';
import { call } from '@/lib/api/call';
import { pagingQuery } from '@/lib/api/shapes';
import { MembershipBalanceSchema, MembershipStatusSchema, MembershipTransactionPageSchema } from '@/lib/membership/schema';

export const membershipCalls = {
  getMembershipStatus: call({ method: 'GET', path: '/profiles/membership/status', access: 'registered', answer: MembershipStatusSchema }),
  getMembershipBalance: call({ method: 'GET', path: '/profiles/membership/balance', access: 'registered', answer: MembershipBalanceSchema }),
  getMembershipTransactions: call({
    method: 'GET',
    path: '/profiles/membership/transactions',
    access: 'registered',
    query: z.strictObject(pagingQuery),
    answer: MembershipTransactionPageSchema,
  }),
};
