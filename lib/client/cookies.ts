/**
 * The cookies that scripts can read, each as `name=value`. Undefined where the browser refuses cookies with an error,
 * as in a frame that is sandboxed without an origin.
 */
export function readCookies(): string[] | undefined {
  try {
    return document.cookie.split('; ');
  } catch {
    return undefined;
  }
}

/** Deletes a cookie that scripts can read, also in a page that another site embeds. */
export function deleteCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0${location.protocol === 'https:' ? '; SameSite=None; Secure' : ''}`;
}
