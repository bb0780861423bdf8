'use client';
import { deferred } from '@/components/ui/deferred';
import { onDemand } from '@/components/ui/on-demand';

export const AccountDetails = deferred(
  async () => (await import('@/components/account/account-details')).AccountDetails,
);
export const ChangeEmail = deferred(async () => (await import('@/components/account/change-contact')).ChangeEmail);
export const ChangePhone = deferred(async () => (await import('@/components/account/change-contact')).ChangePhone);
export const NotificationScreen = deferred(
  async () => (await import('@/components/account/notification-screen')).NotificationScreen,
);
export const OrderTasks = deferred(async () => (await import('@/components/order/order-tasks')).OrderTasks);
export const PasswordForm = deferred(async () => (await import('@/components/account/password-form')).PasswordForm);
export const PointsLine = deferred(async () => (await import('@/components/membership/points-line')).PointsLine);
export const RecipientScreen = deferred(
  async () => (await import('@/components/account/recipient-screen')).RecipientScreen,
);

// each with its own tab
export const MembershipScreen = onDemand(
  async () => (await import('@/components/membership/membership-screen')).MembershipScreen,
);
export const VouchersTab = onDemand(async () => (await import('@/components/voucher/vouchers-screen')).VouchersScreen);
export const RedeemedVouchersTab = onDemand(
  async () => (await import('@/components/voucher/redeemed-screen')).RedeemedScreen,
);
