import 'server-only';
import { NodeHtmlMarkdown } from 'node-html-markdown';
import type { Text } from '@/lib/api/shapes';
import { sanitizeRichText } from '@/lib/format/rich-text';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { writingOf } from '@/lib/i18n/writing';

// HTML may stand in Markdown: what the backend wrote as text stays text
const converter = new NodeHtmlMarkdown({ textReplace: [[/</g, '\\<']] });

/** Rich text of the backend as Markdown, sanitised like in a page. */
export const richTextMarkdown = (html: string): string => converter.translate(sanitizeRichText(html)).trim();

/** A text of the backend within a line of Markdown: its characters mean nothing there. */
export const inMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|#]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim();

/** A list of facts, each with its title. */
export const markdownFacts = (facts: readonly { title: Text; value: Text }[], locale: Locale): string =>
  facts
    .map(
      ({ title, value }) =>
        `- ${inMarkdown(textIn(title, locale))}${writingOf(locale).colon}${inMarkdown(textIn(value, locale))}`,
    )
    .join('\n');

/** A list of links, each with its title, and what is said of it; URLs are absolute. */
export const markdownLinks = (links: readonly { title: string; url: string; note?: string }[]): string =>
  links
    .map(({ title, url, note }) => `- [${inMarkdown(title)}](${url})${note ? `: ${inMarkdown(note)}` : ''}`)
    .join('\n');

/** Parts of a text, with a blank line between them; empty ones are left out. */
export const joinMarkdown = (parts: readonly (string | undefined | false)[]): string =>
  `${parts.filter(Boolean).join('\n\n')}\n`;
