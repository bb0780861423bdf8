import MiniSearch from 'minisearch';
import { isChinese } from '@/lib/catalog/search/normal';
import {
  type Concept,
  conceptsOf,
  isErrand,
  meaningsOf,
  needsOf,
  termsIn,
  type Vocabulary,
  vocabularyOf,
} from '@/lib/catalog/search/vocabulary';

// MiniSearch (18 KB compressed, on the server only) ranks, and finds slips and begun words.

/** How much a word counts by where it stands. */
const WEIGHTS = { title: 3, category: 1.5, summary: 1, needs: 2, more: 0.5 };
/** Where slips and begun words are looked for: ordinary words are too much like one another. */
const NAMES = ['title', 'category', 'summary', 'more'] as const;
/** Beside a thing or a need, what to do about it and words that the tables lack count less. */
const BESIDE = 0.4;
/** How much a word counts that nothing has, where neither a thing nor a need is named. */
const NOWHERE = 4;
/** There, what has so much of what is asked for is found, and below the other a service has nothing to do with it. */
const ENOUGH = 0.3;
const NEAR = 0.15;
const NEAREST = 3;
/** What has so much of the best score is found. */
const OF_BEST = 0.25;

/** What is searched: texts in every language. */
export type Searched = { id: string } & Record<(typeof NAMES)[number], readonly string[]>;
export type SearchIndex = { index: MiniSearch; vocabulary: Vocabulary };

/** `synonyms`: groups of words that mean the same, besides those of the built-in tables. */
export function indexOf(searched: readonly Searched[], synonyms: readonly (readonly string[])[]): SearchIndex {
  const vocabulary = vocabularyOf(synonyms);
  const index = new MiniSearch<Searched & { needs: string[] }>({
    fields: Object.keys(WEIGHTS),
    stringifyField: (texts) => (texts as readonly string[]).join('\n'),
    tokenize: (text) => termsIn(text, vocabulary),
    processTerm: (term) => meaningsOf(term, vocabulary),
    searchOptions: { boost: WEIGHTS, processTerm: (term) => term },
  });
  index.addAll(searched.map((one) => ({ ...one, needs: needsOf(one.title, vocabulary) })));
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
  const terms = [...concepts.keys()];
  const isAway = isErrand(keyword, all);
  const kindOf = (term: string) => concepts.get(term)?.kind ?? 'other';
  const isNamed = (term: string) => !isAway && ['thing', 'need'].includes(kindOf(term));
  const isSomeNamed = terms.some(isNamed);
  const isLoose = (term: string) => kindOf(term) === 'other' && !isChinese(term);
  const initials = new Set(terms.map((term) => term.slice(0, 1)));
  const hits = index.search(
    {
      queries: [
        { queries: terms.filter((term) => !isLoose(term)) },
        { queries: terms.filter(isLoose), fields: [...NAMES], prefix: (term) => term.length > 2, fuzzy: mostSlips },
      ],
    },
    {
      tokenize: (term) => [term],
      // few slip on the first letter
      boostDocument: (_, term) => Number(initials.has(term.slice(0, 1))),
      boostTerm: (term) => (isSomeNamed && !isNamed(term) && kindOf(term) !== 'belonging' ? BESIDE : 1),
    },
  );
  const weights = new Map(
    terms.map((term) => {
      const count = hits.filter(({ queryTerms }) => queryTerms.includes(term)).length;
      return [term, count > 0 ? Math.log(1 + index.documentCount / count) : NOWHERE];
    }),
  );
  const weight = (some: Iterable<string>) => [...some].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  /** How much of it a service has: a thing or a need that is named will do. */
  const coverage = (some: readonly string[]) =>
    isSomeNamed ? Number(some.some(isNamed)) : weight(new Set(some)) / weight(terms);
  const near = hits
    .map(({ id, score, queryTerms }) => ({ id: id as string, score, part: coverage(queryTerms) }))
    .filter(({ part }) => part >= NEAR);
  const least = OF_BEST * (near[0]?.score ?? 0);
  // beside what to do, a word that says nothing here is what it is to be done with
  const isElsewhere = isAway || (!isSomeNamed && terms.some((term) => weights.get(term) === NOWHERE));
  const found = near.filter(({ score, part }) => !isElsewhere && part >= ENOUGH && score >= least).map(({ id }) => id);
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
  if (length < 5) return false;
  return length < 7 ? 1 : 2;
}
