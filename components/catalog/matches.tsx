import { matchParts } from '@/lib/format/matches';

/** A text with the keyword's words in it marked. */
export function Matches({ text, keyword }: { text: string; keyword: string }) {
  return matchParts(text, keyword).map((part, index) => (part.isMatch ? <mark key={index}>{part.text}</mark> : part.text));
}
