'use client';
import { deferred } from '@/components/ui/deferred';

export const ForgetPasswordForm = deferred(
  async () => (await import('@/components/session/forget-password-form')).ForgetPasswordForm,
);
export const LoginForm = deferred(async () => (await import('@/components/session/login-form')).LoginForm);
export const RegisterForm = deferred(async () => (await import('@/components/session/register-form')).RegisterForm);
export const ResetPasswordForm = deferred(
  async () => (await import('@/components/session/reset-password-form')).ResetPasswordForm,
);
