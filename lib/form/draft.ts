import { belongsToCurrentAccount } from '@/lib/client/owner';
import { createStored, shapedLike } from '@/lib/client/stored';

const PREFIX = 'draft.';
type Draft = Record<string, unknown>;

/**
 * What was typed into a form and not sent yet, by field, for the life of the tab. A registered account's draft is shown
 * to that account only; a guest's goes along into the login. The caller leaves passwords out.
 */
export const formDraft = (key: string) =>
  createStored<Draft>({ key: PREFIX + key, area: 'session', schema: shapedLike({}), initial: {} });

/** After a logout: the next person on this tab may be someone else. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // blocked storage holds no draft
  }
}

/** What an account left in this tab ends with its session: the next person is a guest or somebody else. */
export function dropDraftsOfOthers(): void {
  try {
    for (const [key, text] of Object.entries<string>(sessionStorage))
      if (!belongsToCurrentAccount(ownerOf(text))) sessionStorage.removeItem(key);
  } catch {
    // blocked storage holds no draft
  }
}

/** Of what is stored (lib/client/stored.ts); undefined for anything else. */
function ownerOf(text: string): unknown {
  try {
    return (JSON.parse(text) as { owner?: unknown } | null)?.owner;
  } catch {
    return undefined;
  }
}
