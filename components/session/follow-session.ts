import type { QueryClient } from '@tanstack/react-query';
import { dropAllDrafts } from '@/lib/form/draft';
import { isPersonalPath } from '@/lib/i18n/personal-path';
import { forgetPersonal } from '@/lib/session/logout';
import { hasAccountChanged, refreshOwner } from '@/lib/session/owner';
import type { SessionChange } from '@/lib/session/session';
import { sessionStore } from '@/lib/session/store';
import { PERSONAL } from '@/lib/session/use-session';
import { showToast } from '@/lib/toast';

/**
 * Follows a login, logout or expiry in another tab. A customer's own page is loaded anew, so that the server's guards decide
 * about it and nothing of the former customer stays; any other page discards personal data and shows `message`.
 */
export async function followSession({ type }: SessionChange, page: { queryClient: QueryClient; pathname: string; message: string }): Promise<void> {
  const before = sessionStore.get();
  const after = type === 'NONE' || type === 'ENDED' ? 'unknown' : type === 'TEMP' ? 'guest' : 'registered';
  if (before === after && !hasAccountChanged()) return;
  const isPersonal = isPersonalPath(page.pathname);
  if (before === 'registered' && type === 'ENDED' && isPersonal) return sessionStore.set('ended');
  // after a logout the next person may be someone else
  if (before === 'registered' && type === 'NONE') dropAllDrafts();
  if (before === 'registered' && isPersonal) {
    await forgetPersonal(page.queryClient);
    return location.reload();
  }
  sessionStore.set(after);
  refreshOwner();
  if (before === 'registered' || after === 'registered') showToast({ kind: 'error', message: page.message });
  await page.queryClient.resetQueries({ queryKey: [PERSONAL] });
}
