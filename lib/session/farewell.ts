/** What is to be said once the next page is there: a key of the message namespace `Toast`. */
const KEY = 'say';
const WORDS = ['loggedOut'] as const;
export type Farewell = (typeof WORDS)[number];

/** For a page that is about to be left for a new one, which would take its toast away. */
export function sayOnNextPage(words: Farewell): void {
  try {
    sessionStorage.setItem(KEY, words);
  } catch {
    // a blocked storage costs the toast alone
  }
}

/** What the page before left to be said, once. */
export function takeFarewell(): Farewell | undefined {
  try {
    const words = sessionStorage.getItem(KEY);
    if (words !== null) sessionStorage.removeItem(KEY);
    return WORDS.find((known) => known === words);
  } catch {
    return undefined;
  }
}
