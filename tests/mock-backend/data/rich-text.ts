import type { Text } from '@/lib/api/shapes';
import { type Locale, LOCALES } from '@/lib/i18n/locales';
import { picture } from './load.ts';

const LINE_KINDS: [kind: 'h2' | 'h3' | 'ul' | 'ol' | 'quote' | 'figure' | 'pair' | 'table', start: RegExp][] = [
  ['h3', /^## /],
  ['h2', /^# /],
  ['ul', /^- /],
  ['ol', /^\d+\. /],
  ['quote', /^> /],
  ['figure', /^! /],
  ['pair', /^!! /],
  ['table', /^\| ?/],
];

/**
 * Rich text as the backend's editor writes it, from lines in three languages: `# ` and `## ` headings, `- ` and `1. `
 * list items, `> ` quotes, `! name caption` and `! name,name caption` pictures, `!! name,name caption` a picture from
 * before the works and one from after them, `| a | b |` table rows (the first one is the header; `| = text` before it
 * is the caption), everything else paragraphs. `[text](url)` is a link anywhere, `**text**` is strong.
 */
export const richText = (lines: Text[]): Text =>
  Object.fromEntries(LOCALES.map((locale) => [locale, html(lines, locale)]));

function html(lines: Text[], locale: Locale): string {
  const blocks: { kind: string; lines: string[] }[] = [];
  for (const { [locale]: line } of lines) {
    if (!line) continue;
    const [kind, start] = LINE_KINDS.find(([, pattern]) => pattern.test(line)) ?? ['p', /^/];
    const text = line
      .replace(start, '')
      .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>')
      .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');
    const last = blocks.at(-1);
    // the items of one list and the rows of one table belong together
    if (last?.kind === kind && ['ul', 'ol', 'table'].includes(kind)) last.lines.push(text);
    else blocks.push({ kind, lines: [text] });
  }
  return blocks.map((block) => blockHtml(block.kind, block.lines, locale)).join('');
}

function blockHtml(kind: string, lines: string[], locale: Locale): string {
  const [line = ''] = lines;
  if (kind === 'ul' || kind === 'ol') return `<${kind}>${lines.map((item) => `<li>${item}</li>`).join('')}</${kind}>`;
  if (kind === 'quote') return `<blockquote><p>${line}</p></blockquote>`;
  if (kind === 'table') return tableHtml(lines);
  if (kind === 'figure' || kind === 'pair') return figureHtml(line, locale, kind === 'pair' ? WORKS[locale] : []);
  return `<${kind}>${line}</${kind}>`;
}

function tableHtml(lines: string[]): string {
  const caption = lines[0]?.startsWith('= ') ? lines[0].slice(2) : undefined;
  const [header = [], ...rows] = lines
    .slice(caption === undefined ? 0 : 1)
    .map((line) => line.replace(/ ?\|$/, '').split(' | '));
  const row = (cells: string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = rows.map((cells) => row(cells, 'td')).join('');
  return `<table>${caption ? `<caption>${caption}</caption>` : ''}<thead>${row(header, 'th')}</thead><tbody>${body}</tbody></table>`;
}

function imageHtml(name: string, locale: Locale, before = ''): string {
  const { url, width, height, alt } = picture(name);
  return `<img src="${url}" alt="${before}${alt?.[locale] ?? ''}" width="${width}" height="${height}">`;
}

function figureHtml(line: string, locale: Locale, before: string[]): string {
  const [, names = '', caption = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
  const images = names.split(',').map((name, index) => imageHtml(name, locale, before[index]));
  return `<figure>${images.join('')}<figcaption>${caption}</figcaption></figure>`;
}

/** The beginnings of alternative texts by which the shop knows a comparison. */
const WORKS: Record<Locale, [before: string, after: string]> = {
  en: ['Before: ', 'After: '],
  zh: ['裝修前：', '裝修後：'],
  cn: ['装修前：', '装修后：'],
};
