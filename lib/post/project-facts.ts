import type { Locale } from '@/lib/i18n/locales';
import { type LocalizedText, localizedText } from '@/lib/i18n/text';
import type { PostSummary } from '@/lib/post/schema';

export type ProjectFact = { title: LocalizedText; value: LocalizedText };

/** More would not fit into a line. */
const MAX_FACTS = 5;

/**
 * The facts of a project in the page's language, the first five that have a value. An article that is no project has
 * none.
 */
export const projectFacts = ({ facts }: Pick<PostSummary, 'facts'>, locale: Locale): ProjectFact[] =>
  (facts ?? [])
    .map(({ title, value }) => ({ title: localizedText(title, locale), value: localizedText(value, locale) }))
    .filter(({ value }) => value.text.trim())
    .slice(0, MAX_FACTS);
