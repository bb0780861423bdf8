'use client';
import dynamic from 'next/dynamic';

// one page serves every tab: each brings its own code when it is opened
export const MembershipTab = dynamic(() => import('@/components/membership/membership-screen').then((module) => module.MembershipScreen), { ssr: false });
export const VouchersTab = dynamic(() => import('@/components/voucher/vouchers-screen').then((module) => module.VouchersScreen), { ssr: false });
export const RedeemedVouchersTab = dynamic(() => import('@/components/voucher/redeemed-screen').then((module) => module.RedeemedScreen), { ssr: false });
