/** The first letters of a name's first and last word, or its first Chinese character; '' without a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  const letters = [first, last].map((word) => Array.from(word ?? '')[0] ?? '');
  return /\p{Script=Han}/u.test(letters[0] ?? '') ? (letters[0] ?? '') : letters.join('').toUpperCase();
}
