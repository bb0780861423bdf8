import type { ReactNode } from 'react';
import { localizedText } from '@/lib/i18n/text';
import { Marked } from './marked';

type Props = { text: Parameters<typeof localizedText>[0]; locale: Parameters<typeof localizedText>[1] };

/** A text of the backend in the page's language; a fallback in another one is marked. */
export function TextIn({ text, locale }: Props) {
  return <Marked {...localizedText(text, locale)} />;
}

/** The same for what puts it into an element of its own: a page's data holds no other where its language is the page's. */
export function textAlone(text: Props['text'], locale: Props['locale']): ReactNode {
  const localized = localizedText(text, locale);
  return localized.lang ? <Marked {...localized} /> : localized.text;
}

/** The same, or `fallback` where the text is empty. */
export function textOr(text: Props['text'], locale: Props['locale'], fallback: ReactNode = null): ReactNode {
  const localized = localizedText(text, locale);
  return localized.text ? <Marked {...localized} /> : fallback;
}
