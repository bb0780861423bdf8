'use client';
import { dropAllDrafts } from '@/lib/form/draft';
import { useRouter } from '@/lib/i18n/navigation';
import { useLogout } from '@/lib/session/queries';

/** Logs out and goes home (specification 4). What this tab kept of the account's pages, guards' answers included, is fetched anew. */
export function useLeave(): { leave: () => void; isLeaving: boolean } {
  const { mutateAsync, isPending } = useLogout();
  const router = useRouter();
  async function leave(): Promise<void> {
    try {
      await mutateAsync();
    } catch {
      // its toast says so; the shopper is still logged in
      return;
    }
    // the menu that was pressed is gone by now: nothing below may depend on it
    dropAllDrafts();
    router.push('/');
    router.refresh();
  }
  return { leave: () => void leave(), isLeaving: isPending };
}
