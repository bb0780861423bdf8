'use client';
import { lazyComponent, Nothing } from '@/components/ui/deferred';

// one page serves every tab: each brings its own code when it is opened
export const MembershipScreen = lazyComponent(
  async () => (await import('@/components/membership/membership-screen')).MembershipScreen,
  Nothing,
);
export const VouchersTab = lazyComponent(
  async () => (await import('@/components/voucher/vouchers-screen')).VouchersScreen,
  Nothing,
);
export const RedeemedVouchersTab = lazyComponent(
  async () => (await import('@/components/voucher/redeemed-screen')).RedeemedScreen,
  Nothing,
);
