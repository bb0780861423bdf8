import * as z from 'zod/mini';
import { optional, pageList, shown, string } from '@/lib/api/atoms';
import { call } from '@/lib/api/call';
import {
  DateTimeOrNoneSchema,
  DateTimeSchema,
  pageOf,
  pagingQuery,
  PointsSchema,
  TextOrNoneSchema,
  TextSchema,
} from '@/lib/api/shapes';

/**
 * The customer's level. `points_earned` counts towards the levels; `points_to_next` is what the next one still takes.
 */
export const MembershipStatusSchema = z.object({
  slug: string,
  title: TextOrNoneSchema,
  next_title: shown(TextSchema),
  points_earned: optional(PointsSchema),
  points_to_next: optional(PointsSchema),
});
export type MembershipStatus = z.infer<typeof MembershipStatusSchema>;

/** Points that can be spent, and by when they run out. */
export const MembershipBalanceSchema = z.object({
  data: pageList(z.object({ points: PointsSchema, expires_at: optional(DateTimeSchema) })),
  total: PointsSchema,
});
export type MembershipBalance = z.infer<typeof MembershipBalanceSchema>;

/** `points` above 0 were earned, below 0 spent; `balance` is what they left. */
export const MembershipTransactionSchema = z.object({
  _id: string,
  title: TextOrNoneSchema,
  points: PointsSchema,
  balance: PointsSchema,
  created_at: DateTimeOrNoneSchema,
});
export type MembershipTransaction = z.infer<typeof MembershipTransactionSchema>;
export const MembershipTransactionPageSchema = pageOf(MembershipTransactionSchema);

export const membershipCalls = {
  getMembershipStatus: call({
    method: 'GET',
    path: '/profiles/membership/status',
    access: 'registered',
    response: MembershipStatusSchema,
  }),
  getMembershipBalance: call({
    method: 'GET',
    path: '/profiles/membership/balance',
    access: 'registered',
    response: MembershipBalanceSchema,
  }),
  getMembershipTransactions: call({
    method: 'GET',
    path: '/profiles/membership/transactions',
    access: 'registered',
    query: z.strictObject(pagingQuery),
    response: MembershipTransactionPageSchema,
  }),
};
