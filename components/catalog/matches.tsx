import { matchParts } from '@/lib/format/matches';
import type { LocalizedText } from '@/lib/i18n/text';

/** A text with the keyword's words in it marked; `lang` where it is in another language than the page. */
export function Matches({ text, lang, keyword }: LocalizedText & { keyword: string }) {
  const parts = matchParts(text, keyword).map((part, index) => (part.isMatch ? <mark key={index}>{part.text}</mark> : part.text));
  return lang ? <span lang={lang}>{parts}</span> : parts;
}
