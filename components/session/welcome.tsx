'use client';
import { onDemand } from '@/components/ui/on-demand';
import { useStore } from '@/lib/client/store';
import { createStored, shapedLike } from '@/lib/client/stored';

const AccountMigrationDialog = onDemand(
  async () => (await import('./account-migration-dialog')).AccountMigrationDialog,
  { usesQueries: true },
);

/** What a registration leaves for the home page to say, once: `email` is where the verification link was sent. */
export const welcomeNote = createStored<{ email?: string } | null>({
  key: 'welcome',
  area: 'session',
  schema: shapedLike({}),
  initial: null,
});

/** On the home page, once after a registration: what came along from the guest. */
export function Welcome() {
  const note = useStore(welcomeNote);
  return note ? <AccountMigrationDialog email={note.email} onDone={welcomeNote.clear} /> : null;
}
