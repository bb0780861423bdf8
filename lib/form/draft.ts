import { belongsToCurrentAccount, ownerId } from '@/lib/session/owner';

/**
 * What a shopper has typed and not yet sent, for the life of the tab. Passwords are never kept. What was typed while an
 * account was logged in is shown to that account alone: whoever logs in next on this tab does not see it. What a guest
 * typed goes along into the login.
 */
const PREFIX = 'draft.';
const MAX_LENGTH = 20_000;

export function readDraft(key: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}');
    if (!isRecord(stored) || !isRecord(stored.values) || !belongsToCurrentAccount(stored.owner)) return {};
    return Object.fromEntries(Object.entries(stored.values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

type Kept = { name: string; type: string; value: string; autocomplete?: string };
/** A password that is shown is a text field for as long. */
const isSecret = ({ type, autocomplete }: Kept) => type === 'password' || autocomplete?.endsWith('-password') === true;

export function keepDraft(key: string, fields: Iterable<Kept>): void {
  const values = Object.fromEntries([...fields].filter((field) => !isSecret(field)).map(({ name, value }) => [name, value]));
  try {
    const text = JSON.stringify({ owner: ownerId(), values });
    if (text.length <= MAX_LENGTH) sessionStorage.setItem(PREFIX + key, text);
  } catch {
    // a full or blocked storage costs the draft, not the form
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // blocked storage holds no draft
  }
}

/** After a logout the next person may be someone else. */
export function dropAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // blocked storage holds no draft
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
