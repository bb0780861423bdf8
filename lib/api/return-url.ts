/**
 * The payment service's page that the backend names (a checkout's, a new card's), if the address may be followed: absolute
 * http(s) and, where origins are configured, of one of them (decisions, "Money safety").
 * @returns null for anything else, `javascript:` and `//host` included: the caller's failure
 */
export function safeReturnUrl(returnUrl: string | null, allowedOrigins: readonly string[]): string | null {
  if (!returnUrl || !URL.canParse(returnUrl)) return null;
  const url = new URL(returnUrl);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (allowedOrigins.length > 0 && !allowedOrigins.some((origin) => URL.canParse(origin) && new URL(origin).origin === url.origin)) return null;
  return url.href;
}
