'use client';
import { dropAllDrafts } from '@/lib/form/draft';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { withFarewell } from '@/lib/session/farewell';
import { useLogout } from '@/lib/session/queries';

/**
 * Logs out and goes home (specification 4). The browser loads that page anew: nothing of the account is left in this
 * one's memory, and Back asks the server, whose guards lead to the login.
 */
export function useLeave(): { leave: () => void; isLeaving: boolean } {
  const { mutateAsync, isPending } = useLogout();
  const locale = useLocale();
  async function leave(): Promise<void> {
    try {
      await mutateAsync();
    } catch {
      // its toast says so; the shopper is still logged in
      return;
    }
    dropAllDrafts();
    location.assign(withFarewell(localizedPath('/', locale)));
  }
  return { leave: () => void leave(), isLeaving: isPending };
}
