import { browserApi } from '@/lib/api/browser';
import { credentialCalls, type ForgetPassword, type Register, type ResetPassword } from '@/lib/credential/schema';

/** Turns the guest into a registered user, who keeps the guest's cart and wishlist. */
export const migrate = (body: Register) => browserApi(credentialCalls.migrate, { body });
export const register = (body: Register) => browserApi(credentialCalls.register, { body });
export const forgetPassword = (body: ForgetPassword) => browserApi(credentialCalls.forgetPassword, { body });
export const resetPassword = (body: ResetPassword) => browserApi(credentialCalls.resetPassword, { body });
