import type { LocalizedText } from '@/lib/i18n/text';

/** A text that may be in another language than the page, which it then names. */
export function Marked({ text, lang }: LocalizedText) {
  return text ? <span {...(lang && { lang })}>{text}</span> : null;
}

/** A text as a page's data holds it, where there are many: with a language only where that is not the page's. */
export type BriefText = string | LocalizedText;

export const brief = ({ text, lang }: LocalizedText): BriefText => (lang ? { text, lang } : text);

export const Brief = ({ text }: { text: BriefText }) => <Marked {...(typeof text === 'string' ? { text } : text)} />;
