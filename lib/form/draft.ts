/** What a shopper has typed and not yet sent, for the life of the tab. Passwords are never kept. */
const PREFIX = 'draft.';
const MAX_LENGTH = 20_000;

export function readDraft(key: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}');
    if (value === null || typeof value !== 'object') return {};
    return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

export function keepDraft(key: string, fields: Iterable<{ name: string; type: string; value: string }>): void {
  const values = Object.fromEntries([...fields].filter(({ type }) => type !== 'password').map(({ name, value }) => [name, value]));
  try {
    const text = JSON.stringify(values);
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
