import { createStored, shapedLike } from '@/lib/client/stored';
import { belongsToCurrentAccount, loginInCookies, loginTypeHint } from '@/lib/session/store';

const PREFIX = 'draft.';
type Draft = Record<string, unknown>;

/**
 * What was typed into a form and not sent yet, by field, for the life of the tab. A registered account's draft is shown
 * to that account only; a guest's goes along into the login. The caller leaves passwords out.
 */
export const formDraft = (key: string) =>
  createStored<Draft>({ key: PREFIX + key, area: 'session', schema: shapedLike({}), initial: {} });

/** Drops what this tab has stored, by its key or its text. */
function dropWhere(isGone: (key: string, text: string) => boolean): void {
  try {
    for (const [key, text] of Object.entries<string>(sessionStorage))
      if (isGone(key, text)) sessionStorage.removeItem(key);
  } catch {
    // blocked storage holds no draft
  }
}

/** After a logout: the next person on this tab may be someone else. */
export const dropAllDrafts = (): void => dropWhere((key) => key.startsWith(PREFIX));

/**
 * What an account or a guest left in this tab ends with its session: the next person is somebody else. A guest's goes
 * along into the login.
 */
export const dropDraftsOfOthers = (): void => dropWhere((_key, text) => isOfAnother(text));

/** Looks at what is stored (lib/client/stored.ts); anything else is nobody's. */
function isOfAnother(text: string): boolean {
  try {
    const { owner, login } = (JSON.parse(text) ?? {}) as { owner?: unknown; login?: unknown };
    const isOtherGuest = loginTypeHint() === 'TEMP' && login !== undefined && login !== loginInCookies();
    return !belongsToCurrentAccount(owner) || isOtherGuest;
  } catch {
    return false;
  }
}
