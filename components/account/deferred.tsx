'use client';
import { deferred } from '@/components/ui/deferred';

export const AccountDetails = deferred(async () => (await import('./account-details')).AccountDetails);
export const ChangeEmail = deferred(async () => (await import('./change-contact')).ChangeEmail);
export const ChangePhone = deferred(async () => (await import('./change-contact')).ChangePhone);
export const NotificationScreen = deferred(async () => (await import('./notification-screen')).NotificationScreen);
export const PasswordForm = deferred(async () => (await import('./password-form')).PasswordForm);
export const RecipientScreen = deferred(async () => (await import('./recipient-screen')).RecipientScreen);
