'use client';
import { deferred } from '@/components/ui/deferred';

export const ForgetPasswordForm = deferred(async () => (await import('./forget-password-form')).ForgetPasswordForm);
export const LoginForm = deferred(async () => (await import('./login-form')).LoginForm);
export const RegisterForm = deferred(async () => (await import('./register-form')).RegisterForm);
export const ResetPasswordForm = deferred(async () => (await import('./reset-password-form')).ResetPasswordForm);
