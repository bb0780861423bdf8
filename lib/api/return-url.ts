/**
 * The URL of the payment page in a response (of a checkout or a new card), if it may be followed: absolute http(s) and,
 * where origins are configured, of one of them.
 * @returns null for anything else, `javascript:` and `//host` included
 */
export function safeReturnUrl(returnUrl: string | null, allowedOrigins: readonly string[]): string | null {
  if (!returnUrl || !URL.canParse(returnUrl)) return null;
  const url = new URL(returnUrl);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (
    allowedOrigins.length > 0 &&
    !allowedOrigins.some((origin) => URL.canParse(origin) && new URL(origin).origin === url.origin)
  )
    return null;
  return url.href;
}
