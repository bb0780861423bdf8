import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '@/lib/toast';
import { dropAllDrafts } from '@/lib/form/draft';
import { isPersonalPath } from '@/lib/routes';
import { forgetPersonal } from '@/lib/session/queries';
import type { SessionChange } from '@/lib/session/session';
import { hasChangedHands, sessionStore } from '@/lib/session/store';
import { PERSONAL } from '@/lib/session/use-session';

/**
 * Follows a login, logout or expiry in another tab. A page that belongs to one customer is loaded anew, so that the
 * server's guards decide about it and nothing of the former customer stays; any other page drops what was theirs and says
 * so. Loaded when there is something to follow: most pages never need it.
 * @param words what a page says whose login changed elsewhere
 */
export async function followSession({ type }: SessionChange, page: { queryClient: QueryClient; pathname: string; words: string }): Promise<void> {
  const before = sessionStore.get();
  const after = type === 'NONE' || type === 'ENDED' ? 'unknown' : type === 'TEMP' ? 'guest' : 'registered';
  if (before === after && !hasChangedHands()) return;
  const isPersonal = isPersonalPath(page.pathname);
  if (before === 'registered' && type === 'ENDED' && isPersonal) return sessionStore.set('ended');
  // what was typed is for the one who typed it, who has just left
  if (before === 'registered' && type === 'NONE') dropAllDrafts();
  if (before === 'registered' && isPersonal) {
    await forgetPersonal(page.queryClient);
    return location.reload();
  }
  sessionStore.set(after);
  if (before === 'registered' || after === 'registered') showToast({ kind: 'error', message: page.words });
  await page.queryClient.resetQueries({ queryKey: [PERSONAL] });
}
