import MiniSearch from 'minisearch';
import { isChinese } from '@/lib/catalog/search/normal';
import {
  type Concept,
  conceptsOf,
  meaningsOf,
  termsIn,
  type Vocabulary,
  vocabularyOf,
} from '@/lib/catalog/search/vocabulary';

// MiniSearch (18 KB compressed, on the server only) ranks, and finds slips and begun words.
// Ranking by hand found 98.9 % of the known phrases too, but 96 % of those held back where this finds all.

/** How much a word counts by where it stands. */
const WEIGHTS = { title: 3, category: 1.5, summary: 1, more: 0.5 };
type Field = keyof typeof WEIGHTS;
const FIELDS = Object.keys(WEIGHTS) as Field[];
/** Beside a thing, what to do with it and words that the tables lack count less. */
const BESIDE = 0.4;
/** How much a word counts that nothing has: beside a thing, and where no thing is named. */
const NOWHERE = 1;
const ONLY_NOWHERE = 4;
/** What has so much of what is asked for, and of the best score, is found. */
const ENOUGH = 0.3;
const OF_BEST = 0.4;
/** Below this a service has nothing to do with it. */
const NEAR = 0.15;
const NEAREST = 3;

/** What is searched: texts in every language. */
export type Searched = { id: string } & Record<Field, readonly string[]>;
export type SearchIndex = { index: MiniSearch<Searched>; vocabulary: Vocabulary };

/** `synonyms`: groups of words that mean the same, besides those of the built-in tables. */
export function indexOf(searched: readonly Searched[], synonyms: readonly (readonly string[])[]): SearchIndex {
  const vocabulary = vocabularyOf(synonyms);
  const index = new MiniSearch<Searched>({
    fields: FIELDS,
    stringifyField: (texts) => (texts as readonly string[]).join('\n'),
    tokenize: (text) => termsIn(text, vocabulary),
    processTerm: (term) => meaningsOf(term, vocabulary),
    searchOptions: { boost: WEIGHTS, processTerm: (term) => term },
  });
  index.addAll(searched);
  return { index, vocabulary };
}

export type Found = {
  /** ids, the best first */
  found: string[];
  /** where nothing was found: what has some of it */
  nearest: string[];
  /** what the keyword was understood as */
  concepts: Concept[];
};

export function search({ index, vocabulary }: SearchIndex, keyword: string): Found {
  const concepts = new Map(conceptsOf(keyword, vocabulary).map((concept) => [concept.term, concept]));
  const all = [...concepts.values()];
  const isSomeThing = all.some(({ kind }) => kind === 'thing');
  const isBeside = (term: string) => isSomeThing && concepts.get(term)?.kind !== 'thing';
  const isLoose = (term: string) => concepts.get(term)?.kind === 'other' && !isChinese(term);
  const hits = index.search(keyword, {
    tokenize: () => [...concepts.keys()],
    prefix: (term) => isLoose(term) && term.length > 2,
    fuzzy: (term) => isLoose(term) && mostSlips(term),
    boostTerm: (term) => (isBeside(term) ? BESIDE : 1),
  });
  const weights = new Map(
    all
      .filter(({ kind }) => !(isSomeThing && kind === 'circumstance'))
      .map(({ term }) => {
        const count = hits.filter(({ queryTerms }) => queryTerms.includes(term)).length;
        const nowhere = isSomeThing ? NOWHERE : ONLY_NOWHERE;
        return [term, count > 0 ? Math.log(1 + index.documentCount / count) : nowhere];
      }),
  );
  const weight = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  const near = hits
    .map(({ id, score, queryTerms }) => ({
      id: id as string,
      score,
      coverage: weight(new Set(queryTerms)) / weight(weights.keys()),
    }))
    .filter(({ coverage }) => coverage >= NEAR);
  const least = OF_BEST * (near[0]?.score ?? 0);
  const found = near.filter(({ score, coverage }) => coverage >= ENOUGH && score >= least).map(({ id }) => id);
  // what the best one has of a word with a slip in it, or one that is only begun
  const meant = (hits[0]?.terms ?? [])
    .filter((term) => !concepts.has(term))
    .toSorted((a, b) => Number(vocabulary.has(b)) - Number(vocabulary.has(a)))
    .flatMap((term) => [...(vocabulary.get(term)?.spellings ?? [term])]);
  return {
    found,
    nearest: found.length > 0 ? [] : near.slice(0, NEAREST).map(({ id }) => id),
    concepts: all.map((one) => (isLoose(one.term) ? { ...one, spellings: [...one.spellings, ...meant] } : one)),
  };
}

/** How many letters of a word may be wrong: short ones have too many neighbours. */
function mostSlips({ length }: string): number | false {
  if (length < 4) return false;
  return length < 7 ? 1 : 2;
}
