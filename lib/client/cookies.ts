// Where the browser refuses cookies with an error, as in a frame that is sandboxed without an origin, there are none.

/** The cookies that scripts can read, each as `name=value`. */
export function readCookies(): string[] {
  try {
    return document.cookie.split('; ');
  } catch {
    return [];
  }
}

/** @param cookie `name=value` with its attributes */
export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // refused
  }
}
