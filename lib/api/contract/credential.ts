import { call } from '@/lib/api/call';
import { DoneSchema } from '@/lib/api/shapes';
import {
  ChangeEmailSchema,
  ChangePhoneSchema,
  ForgetPasswordSchema,
  RegisterSchema,
  ResetPasswordSchema,
  UpdatePasswordSchema,
  VerificationAnswerSchema,
  VerificationCodeSchema,
} from '@/lib/credential/schema';

/** How someone logs in, and how that changes. Apart from the session's own calls, which every page carries. */
export const credentialCalls = {
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
};
