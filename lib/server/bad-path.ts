import 'server-only';
import type { IncomingMessage } from 'node:http';
import { localizedPath, splitLocale } from '@/lib/i18n/locales';

/**
 * A path that cannot be decoded, or that holds control characters (`%00`), names nothing: it is sent on as an unknown
 * path, so that it gets the page that says so. The framework itself would answer with a bare 500.
 */
export function redirectBadPath(request: IncomingMessage): void {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  if (!path.includes('%') || isReadable(path) || path.startsWith('/api/') || path.startsWith('/_next/')) return;
  request.url = localizedPath('/not-found', splitLocale(path).locale);
}

/** Whether a path can be decoded and holds no control characters. */
export function isReadable(path: string): boolean {
  try {
    // oxlint-disable-next-line no-control-regex
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
