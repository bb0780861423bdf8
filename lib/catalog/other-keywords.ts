import { plain, wordsOf } from '@/lib/format/matches';

/** Shorter words have too many neighbours. */
const LEAST_LETTERS = 4;
const HAN = /\p{sc=Han}/u;

type Known = {
  /** words that mean the same, group by group */
  synonyms: readonly (readonly string[])[];
  /** of categories and services */
  titles: readonly string[];
};

/**
 * Keywords to try where a search found nothing, likeliest first: with an everyday word replaced by one that means the
 * same, then with a word that is one slip of the finger away from a word of the shop's titles. Chinese is written
 * without spaces, so its words are found within the keyword, and has no slips: an input method writes whole words.
 */
export function otherKeywords(keyword: string, { synonyms, titles }: Known): string[] {
  const wanted = wordsOf(keyword).join(' ');
  const others = synonyms.flatMap((group) => {
    const words = group.map((word) => wordsOf(word).join(' ')).filter(Boolean);
    // the longest first: 洗手間 is not 手間 with something before it
    const used = words.toSorted((a, b) => b.length - a.length).find((word) => hasWord(wanted, word));
    return used ? words.filter((word) => word !== used).map((word) => replaceWord(wanted, used, word)) : [];
  });
  return [...new Set([...others, ...withoutSlips(wanted, titles)])].filter((other) => other !== wanted);
}

const hasWord = (text: string, word: string): boolean =>
  HAN.test(word) ? text.includes(word) : ` ${text} `.includes(` ${word} `);

function replaceWord(text: string, word: string, other: string): string {
  if (HAN.test(word)) return text.replace(word, () => other);
  return ` ${text} `.replace(` ${word} `, () => ` ${other} `).trim();
}

function withoutSlips(keyword: string, titles: readonly string[]): string[] {
  const known = new Set(titles.flatMap((title) => plain(title).match(/(?:(?!\p{sc=Han})\p{L}){3,}/gu) ?? []));
  const words = keyword.split(' ');
  return words.flatMap((word, index) =>
    word.length < LEAST_LETTERS || HAN.test(word) || known.has(word)
      ? []
      : [...known].filter((one) => isOneSlipAway(word, one)).map((one) => words.with(index, one).join(' ')),
  );
}

/** Whether one letter more, less, other, or swapped with its neighbour makes `b` of `a`. */
export function isOneSlipAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const [left, right] = [short.slice(start, short.length - end), long.slice(start, long.length - end)];
  if (left.length === 0) return right.length === 1;
  if (left.length === 1) return right.length === 1;
  return left.length === 2 && left[0] === right[1] && left[1] === right[0];
}
