import { call } from '@/lib/api/call';
import { DoneSchema } from '@/lib/api/shapes';
import {
  ChangeEmailSchema,
  ChangePhoneSchema,
  ForgetPasswordSchema,
  LoginAnswerSchema,
  LoginSchema,
  RegisterSchema,
  ResetPasswordSchema,
  UpdatePasswordSchema,
  UserAnswerSchema,
  VerificationAnswerSchema,
  VerificationCodeSchema,
} from '@/lib/session/schema';

export const sessionCalls = {
  login: call({ method: 'POST', path: '/auth/login', access: 'public', body: LoginSchema, answer: LoginAnswerSchema }),
  logout: call({ method: 'GET', path: '/auth/logout', access: 'session', answer: DoneSchema }),
  register: call({ method: 'POST', path: '/auth/register', access: 'public', body: RegisterSchema, answer: DoneSchema }),
  migrate: call({ method: 'POST', path: '/auth/migrate', access: 'session', body: RegisterSchema, answer: DoneSchema }),
  verify: call({ method: 'GET', path: '/auth/verify', access: 'public', query: VerificationCodeSchema, answer: VerificationAnswerSchema }),
  forgetPassword: call({ method: 'POST', path: '/auth/forget-password', access: 'public', body: ForgetPasswordSchema, answer: DoneSchema }),
  resetPassword: call({ method: 'POST', path: '/auth/reset-password', access: 'public', body: ResetPasswordSchema, answer: DoneSchema }),
  updatePassword: call({ method: 'POST', path: '/auth/update-password', access: 'registered', body: UpdatePasswordSchema, answer: DoneSchema }),
  changeEmail: call({ method: 'POST', path: '/auth/change-email', access: 'registered', body: ChangeEmailSchema, answer: DoneSchema }),
  requestEmailChange: call({ method: 'GET', path: '/auth/change-email-request', access: 'registered', answer: DoneSchema }),
  changePhone: call({ method: 'POST', path: '/auth/change-phone', access: 'registered', body: ChangePhoneSchema, answer: DoneSchema }),
  requestPhoneChange: call({ method: 'GET', path: '/auth/change-phone-request', access: 'registered', answer: DoneSchema }),
  checkVerificationCode: call({
    method: 'GET',
    path: '/auth/check-verification-code',
    access: 'public',
    query: VerificationCodeSchema,
    answer: VerificationAnswerSchema,
  }),
  getUser: call({ method: 'GET', path: '/auth/user', access: 'session', answer: UserAnswerSchema }),
};
