/** The words of a keyword in the form in which texts are searched: lower case, full-width characters as plain ones. */
export const wordsOf = (keyword: string): string[] => plain(keyword).split(/\s+/).filter(Boolean);

/** The form in which texts are compared: an input method may give full-width letters. */
export const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Splits a text at the words of a keyword, whatever their case; `isMatch` marks those words. */
export function matchParts(text: string, keyword: string): { text: string; isMatch: boolean }[] {
  // the longest first: "work" must not cut "works" short
  const words = wordsOf(keyword).toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return [{ text, isMatch: false }];
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
