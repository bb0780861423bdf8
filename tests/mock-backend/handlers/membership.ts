import type { membershipCalls } from '@/lib/api/contract/membership';
import { pageOfList } from '../paging.ts';
import { pointsOf } from '../state/accounts.ts';
import type { Implementers } from './context.ts';

/** Levels by all points ever earned. */
const LEVELS = [
  { slug: 'silver', from: 0, title: { en: 'Silver', zh: '銀級', cn: '银级' } },
  { slug: 'gold', from: 20_000, title: { en: 'Gold', zh: '金級', cn: '金级' } },
  { slug: 'platinum', from: 103_060, title: { en: 'Platinum', zh: '鉑金級', cn: '铂金级' } },
];

export const membershipHandlers: Implementers<typeof membershipCalls> = {
  getMembershipStatus: ({ account }) => {
    // points that a cancelled appointment gives back were not earned
    const earned = account.transactions.reduce((sum, entry) => sum + (entry._id.startsWith('returned-') ? 0 : Math.max(0, entry.points)), 0);
    const level = LEVELS.findLast((candidate) => earned >= candidate.from)!;
    const next = LEVELS[LEVELS.indexOf(level) + 1];
    return {
      slug: level.slug,
      title: level.title,
      next_title: next?.title ?? null,
      points_earned: earned,
      points_to_next: next ? next.from - earned : null,
    };
  },

  getMembershipBalance: ({ account }) => ({ data: account.lots, total: pointsOf(account) }),

  getMembershipTransactions: ({ account, query, url }) =>
    pageOfList(
      account.transactions.toSorted((a, b) => b.created_at.localeCompare(a.created_at)),
      query,
      10,
      url,
    ),
};
