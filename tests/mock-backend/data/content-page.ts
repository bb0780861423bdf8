import type { Text } from '@/lib/api/shapes';
import type { Locale } from '@/lib/i18n/locales';
import { PICTURES, type PictureName } from './pictures.ts';

/** What a line of the source is, by how it begins. The lines of a list and of a table are kept together. */
const KINDS: [kind: 'h2' | 'h3' | 'ul' | 'ol' | 'quote' | 'figure' | 'table', start: RegExp][] = [
  ['h3', /^## /],
  ['h2', /^# /],
  ['ul', /^- /],
  ['ol', /^\d+\. /],
  ['quote', /^> /],
  ['figure', /^! /],
  ['table', /^\| ?/],
];

/**
 * Rich text from blocks, as the editor of the backend writes it: `# ` and `## ` heads, `- ` and `1. ` list lines,
 * `> ` quotes, `! name caption` pictures, `| a | b |` rows (the first one heads; `| = words` before it is the caption),
 * everything else paragraphs. `[words](address)` is a link anywhere.
 */
export function html(source: string, locale: Locale): string {
  const blocks: { kind: string; lines: string[] }[] = [];
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    if (!line) continue;
    const [kind, start] = KINDS.find(([, pattern]) => pattern.test(line)) ?? ['p', /^/];
    const text = line.replace(start, '').replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');
    const last = blocks.at(-1);
    if (last?.kind === kind && ['ul', 'ol', 'table'].includes(kind)) last.lines.push(text);
    else blocks.push({ kind, lines: [text] });
  }
  return blocks.map(({ kind, lines }) => block(kind, lines, locale)).join('');
}

function block(kind: string, lines: string[], locale: Locale): string {
  const [line = ''] = lines;
  if (kind === 'ul' || kind === 'ol') return `<${kind}>${lines.map((one) => `<li>${one}</li>`).join('')}</${kind}>`;
  if (kind === 'quote') return `<blockquote><p>${line}</p></blockquote>`;
  if (kind === 'table') return table(lines);
  if (kind === 'figure') return figure(line, locale);
  return `<${kind}>${line}</${kind}>`;
}

function table(lines: string[]): string {
  const caption = lines[0]?.startsWith('= ') ? lines[0].slice(2) : undefined;
  const [head = [], ...rows] = lines.slice(caption === undefined ? 0 : 1).map((line) => line.replace(/ ?\|$/, '').split(' | '));
  const row = (cells: string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = rows.map((cells) => row(cells, 'td')).join('');
  return `<table>${caption ? `<caption>${caption}</caption>` : ''}<thead>${row(head, 'th')}</thead><tbody>${body}</tbody></table>`;
}

function figure(line: string, locale: Locale): string {
  const [, name = '', caption = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
  const { url, width, height, alt } = PICTURES[name as PictureName];
  return `<figure><img src="${url}" alt="${alt?.[locale] ?? ''}" width="${width}" height="${height}"><figcaption>${caption}</figcaption></figure>`;
}

/** The same page in the three languages. */
export const page = (en: string, zh: string, cn: string): Text => ({ en: html(en, 'en'), zh: html(zh, 'zh'), cn: html(cn, 'cn') });
