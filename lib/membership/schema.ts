import * as z from 'zod/mini';
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
  slug: z.string(),
  title: TextOrNoneSchema,
  next_title: z.nullish(TextSchema),
  points_earned: z.nullish(PointsSchema),
  points_to_next: z.nullish(PointsSchema),
});
export type MembershipStatus = z.infer<typeof MembershipStatusSchema>;

/** Points that can be spent, and by when they run out. */
export const MembershipBalanceSchema = z.object({
  data: z.array(z.object({ points: PointsSchema, expires_at: z.nullish(DateTimeSchema) })),
  total: PointsSchema,
});
export type MembershipBalance = z.infer<typeof MembershipBalanceSchema>;

/** `points` above 0 were earned, below 0 spent; `balance` is what they left. */
export const MembershipTransactionSchema = z.object({
  _id: z.string(),
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
