import { type Words, wordsIn } from '@/lib/i18n/text';

/** Words that may be in another language than the page: they say in which, for eyes and ears. */
export function Marked({ text, lang }: Words) {
  return lang ? <span lang={lang}>{text}</span> : text;
}

type Props = { text: Parameters<typeof wordsIn>[0]; locale: Parameters<typeof wordsIn>[1] };

/** A text of the backend's, marked where another language stands in for the page's. */
export function TextIn({ text, locale }: Props) {
  return <Marked {...wordsIn(text, locale)} />;
}
