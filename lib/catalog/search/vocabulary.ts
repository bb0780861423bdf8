import { isChinese, type Word, wordsIn } from '@/lib/catalog/search/normal';
import { NEEDS } from '@/lib/catalog/search/needs';
import { BELONGINGS, CIRCUMSTANCES, ERRANDS, FILLERS, PLACES, SYNONYMS } from '@/lib/catalog/search/words';

type Kind = 'thing' | 'need' | 'belonging' | 'circumstance' | 'filler';

/**
 * One thing that is searched for · `typed`: as the keyword says it · `term`: the same as the index has it ·
 * `spellings`: the words for it, as they are written · `kind`: the thing itself, what makes people need it (also
 * what they have at home), what to do with it, or a word that the tables do not have
 */
export type Concept = {
  typed: string;
  term: string;
  spellings: readonly string[];
  kind: Kind | 'other';
};

/** What a word stands for: how that is spelled, and the same as terms. */
type Entry = { kind: Kind; spellings: Set<string>; same: Set<string> };
export type Vocabulary = ReadonlyMap<string, Entry>;

/** A name has so many English words at most, or Chinese characters. */
const MOST_WORDS = 4;
const MOST_CHARACTERS = 8;
/** A Chinese word that people say who need something has so many: what is longer is taken in pairs. */
const MOST_OF_NEED = 3;

/** A name of several words is one term, in whatever order they are: "kong tiao", "kongtiao". */
const inOrder = (words: readonly Word[]): string =>
  words
    .map((word) => word.normal)
    .toSorted()
    .join('');
const termOf = (name: string): string => inOrder(wordsIn(name));
/** The same as it is written, with its ending, where a finger may have slipped. */
const written = (name: string): string => name.toLowerCase().replaceAll(' ', '');

/** The words of the tables, and of `synonyms`: groups of words that mean the same. */
export function vocabularyOf(synonyms: readonly (readonly string[])[]): Vocabulary {
  const entries = new Map<string, Entry>();
  const add = (groups: readonly (readonly string[])[], kind: Kind) => {
    for (const group of groups) {
      const keys = group.flatMap((name) => [termOf(name), termOf(name.replaceAll(' ', '')), written(name)]);
      for (const key of keys) {
        const entry = entries.get(key) ?? { kind, spellings: new Set(), same: new Set() };
        entries.set(key, entry);
        if (entry.kind !== kind) continue;
        for (const name of group) entry.spellings.add(name);
        for (const one of keys) entry.same.add(one);
      }
    }
  };
  const split = (lines: readonly string[]) => lines.map((line) => line.split(', '));
  add([...synonyms, ...split(SYNONYMS)], 'thing');
  add(split(CIRCUMSTANCES), 'circumstance');
  const alone = (words: string) => words.split(', ').map((word) => [word]);
  add(alone(`${FILLERS}, ${PLACES}`), 'filler');
  add(
    alone(BELONGINGS).filter(([word = '']) => !entries.has(termOf(word))),
    'belonging',
  );
  // a run of Chinese that has a name in it is cut at that like any other
  const isWord = (word: string) =>
    !isChinese(word) || (word.length <= MOST_OF_NEED && !termsIn(word, entries).some((term) => entries.has(term)));
  const needs = Object.values(NEEDS).flatMap((text) => text.split(/\s+/u));
  add(
    [...new Set(needs)].filter((word) => isWord(word) && !entries.has(termOf(word))).map((word) => [word]),
    'need',
  );
  return entries;
}

/** The terms of a text, those within others too: names, English words and all pairs of Chinese characters. */
export function termsIn(text: string, vocabulary: Vocabulary): string[] {
  const terms = wordsIn(text).flatMap((word, index, words) =>
    isChinese(word.normal)
      ? piecesOf(word.normal).filter((piece) => piece.length === 2 || vocabulary.has(piece))
      : [word.typed.toLowerCase(), word.normal, ...namesAt(words, index).filter((name) => vocabulary.has(name))],
  );
  return [...new Set(terms)].filter((term) => vocabulary.get(term)?.kind !== 'filler');
}

/** The terms that a term of a text is found by. It comes first and again, so that it counts more than its synonyms. */
export const meaningsOf = (term: string, vocabulary: Vocabulary): string[] => [
  term,
  ...(vocabulary.get(term)?.same ?? []),
];

/** What people say who need what goes by a name: all words of a line's name are in it, or mean the same. */
export function needsOf(title: readonly string[], vocabulary: Vocabulary): string[] {
  const named = new Set(termsIn(title.join('\n'), vocabulary).flatMap((term) => meaningsOf(term, vocabulary)));
  return Object.entries(NEEDS).flatMap(([name, words]) =>
    conceptsOf(name, vocabulary).every(({ term }) => named.has(term)) ? words : [],
  );
}

const piecesOf = (text: string): string[] =>
  Array.from(text, (_, start) =>
    Array.from({ length: MOST_CHARACTERS }, (__, more) => text.slice(start, start + more + 1)),
  ).flatMap((pieces, start) => pieces.slice(0, text.length - start));

/** The English word at a place, it and the next, and so on, each as one term. */
function namesAt(words: readonly Word[], start: number): string[] {
  const some = words.slice(start, start + MOST_WORDS);
  const end = some.findIndex((word) => isChinese(word.normal));
  return some.slice(0, end < 0 ? undefined : end).map((_, last) => inOrder(some.slice(0, last + 1)));
}

/** The things that a keyword names, without fillers. Of what stands side by side, the longest name is meant. */
export function conceptsOf(keyword: string, vocabulary: Vocabulary): Concept[] {
  const words = wordsIn(keyword);
  const concepts: Concept[] = [];
  for (let start = 0; start < words.length;) {
    const names = namesAt(words, start);
    const count = Math.max(1, names.findLastIndex((name) => vocabulary.has(name)) + 1);
    const some = words.slice(start, start + count);
    const [name] = names.slice(count - 1);
    concepts.push(
      ...some.flatMap((word) => (isChinese(word.normal) ? inChinese(word, vocabulary) : [])),
      ...(name ? conceptOf(some.map(({ typed }) => typed).join(' '), name, vocabulary) : []),
    );
    start += count;
  }
  return concepts;
}

/** Chinese has no spaces: it is cut at the longest name, and what is between is taken in pairs. */
function inChinese({ typed, normal: text }: Word, vocabulary: Vocabulary): Concept[] {
  const nameAt = (start: number) =>
    piecesOf(text.slice(start, start + MOST_CHARACTERS))
      .slice(0, Math.min(MOST_CHARACTERS, text.length - start))
      .findLast((piece) => vocabulary.has(piece));
  const concepts: Concept[] = [];
  let isInPair = false;
  for (let start = 0; start < text.length;) {
    const name = nameAt(start);
    const isPair: boolean = start + 1 < text.length && !(isInPair && nameAt(start + 1));
    const term = name ?? (isPair ? text.slice(start, start + 2) : '');
    if (term) concepts.push(...conceptOf(typed.slice(start, start + term.length), term, vocabulary));
    isInPair = !name && isPair;
    start += name?.length ?? 1;
  }
  return concepts;
}

const errands = new Set(ERRANDS.split(', ').map(termOf));
/** To mend: it is in other words too, and says nothing beside a thing. */
const MENDED = /(?<![装裝翻整])修/u;

/** Whether it is about what people have at home, and what other trades do with that. */
export const isErrand = (keyword: string, concepts: readonly Concept[]): boolean =>
  concepts.some(({ kind }) => kind === 'belonging') &&
  (MENDED.test(keyword) || concepts.some(({ term }) => errands.has(term))) &&
  concepts.every(({ kind, term }) => kind !== 'thing' || errands.has(term));

function conceptOf(typed: string, term: string, vocabulary: Vocabulary): Concept[] {
  const { kind = 'other', spellings = [] } = vocabulary.get(term) ?? {};
  const isNothing = kind === 'filler' || (kind === 'other' && /^\d/.test(term));
  return isNothing ? [] : [{ typed, term, kind, spellings: [typed, ...spellings] }];
}
