'use client';
import { Suspense } from 'react';
import { lazyWithQueries } from '@/components/ui/deferred';
import { useStore } from '@/lib/client/store';
import { welcomeNote } from '@/lib/session/welcome';

const AccountMigrationDialog = lazyWithQueries(
  async () => (await import('./account-migration-dialog')).AccountMigrationDialog,
);

/** On the home page, once after a registration: what came along from the guest. */
export function Welcome() {
  const note = useStore(welcomeNote);
  return note ? (
    <Suspense fallback={null}>
      <AccountMigrationDialog email={note.email} onDone={welcomeNote.clear} />
    </Suspense>
  ) : null;
}
