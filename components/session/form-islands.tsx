'use client';
import { queryIsland } from '@/components/ui/island';

/** The session's forms: on the page from the first byte, awake once it has loaded or is touched. */
export const LoginForm = queryIsland<{ hasEnded?: boolean }>(async () => (await import('@/components/session/login-form')).LoginForm);
export const RegisterForm = queryIsland(async () => (await import('@/components/session/register-form')).RegisterForm);
export const ForgetPasswordForm = queryIsland(async () => (await import('@/components/session/forget-password-form')).ForgetPasswordForm);
export const ResetPasswordForm = queryIsland<{ code: string }>(async () => (await import('@/components/session/reset-password-form')).ResetPasswordForm);
