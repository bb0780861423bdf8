import type { ApiError } from '@/lib/api/error';

/** What the session does for calls that need a token. The session registers it before the first call can be made. */
export type AuthInterceptor = {
  /** before a call: resolves to undefined once there is a token, or to the error of the guest login that failed */
  ensureToken: () => Promise<ApiError | undefined>;
  /**
   * after a 401: resolves to whether the call may be repeated. `mark` is that of the login that the call was sent with
   * (`loginMark`): the 401 says nothing about a later one
   */
  refreshToken: (mark: string | undefined) => Promise<boolean>;
  /** one more guest login, at the shopper's request */
  retryLogin: () => Promise<unknown>;
};

let interceptor: AuthInterceptor = {
  ensureToken: async () => undefined,
  refreshToken: async () => false,
  retryLogin: async () => undefined,
};

export const authInterceptor = (): AuthInterceptor => interceptor;
export function setAuthInterceptor(next: AuthInterceptor): void {
  interceptor = next;
}
