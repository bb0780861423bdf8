'use client';
import { dropAllDrafts } from '@/lib/form/draft';
import { useRouter } from '@/lib/i18n/navigation';
import { useLogout } from '@/lib/session/queries';

/** Logs out and goes home (specification 4). What this tab kept of the account's pages, guards' answers included, is fetched anew. */
export function useLeave(): { leave: () => void; isLeaving: boolean } {
  const { mutate, isPending } = useLogout();
  const router = useRouter();
  const leave = () =>
    mutate(undefined, {
      onSuccess: () => {
        dropAllDrafts();
        router.push('/');
        router.refresh();
      },
    });
  return { leave, isLeaving: isPending };
}
