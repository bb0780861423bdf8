import { plainText } from '@/lib/format/plain-text';
import { cutSlug, slugOf } from '@/lib/format/slug';

/** An element of sanitised HTML: `attributes` and `inner` are HTML still. */
type Element = { name: string; attributes: string; inner: string };

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g;

/**
 * Replaces the outermost elements of these names. Only for HTML of the sanitiser: every element is closed there, and no
 * attribute contains `<` or `>`.
 * @param make returns the HTML of the replacement
 */
export function replaceElements(html: string, names: readonly string[], make: (element: Element) => string): string {
  const parts: string[] = [];
  let open: { name: string; attributes: string; from: number } | undefined;
  let depth = 0;
  let done = 0;
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    if (!names.includes(name)) continue;
    depth += slash ? -1 : 1;
    if (!slash && depth === 1) {
      parts.push(html.slice(done, index));
      open = { name, attributes, from: index + tag.length };
    } else if (slash && depth === 0 && open) {
      parts.push(make({ name: open.name, attributes: open.attributes, inner: html.slice(open.from, index) }));
      done = index + tag.length;
    }
  }
  return parts.join('') + html.slice(done);
}

/** A heading of a text: `text` has no marks, `id` is its place in the page. */
export type Heading = { id: string; text: string; level: number };

/**
 * Begins each id, so that no heading that staff write can get the id of another part of the page or a name that scripts
 * read.
 */
const PREFIX = 'h-';
/** Longest slug in an id, characters. */
const LONGEST = 60;
/** The tags that a heading may not contain (all but these). They are removed, and their text stays. */
const INLINE = /<(?!\/?(?:strong|em|a|img|br)[\s>])[^<>]*>/g;

/**
 * Gives each heading of sanitised HTML an id by the slug helper, the same as long as its words are,
 * and makes it a link to itself; one that holds a link already keeps that one. No level is left out on the way down,
 * and headings without words go.
 * @returns the HTML, and its headings in the order of the text
 */
export function withHeadings(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const taken = new Map<string, number>();
  let last = 1;
  const linked = replaceElements(html, ['h2', 'h3', 'h4'], ({ name, inner }) => {
    const words = inner.replace(INLINE, '').trim();
    const text = textOf(words);
    if (text === '') return words;
    last = Math.min(Number(name.slice(1)), last + 1);
    const id = freeId(cutSlug(slugOf(text), LONGEST).replace(/-$/, '') || String(headings.length + 1), taken);
    headings.push({ id, text, level: last });
    const content = words.includes('<a ') ? words : `<a href="#${id}" data-anchor>${words.replace(/<\/?a>/g, '')}</a>`;
    return `<h${last} id="${id}">${content}</h${last}>`;
  });
  return { html: linked, headings };
}

/** Line breaks become spaces; all other tags go without one, as they may stand within a word. */
const textOf = (html: string): string => plainText(html.replace(/<br[^<>]*>/g, ' ').replace(/<[^<>]*>/g, ''), Infinity);

/**
 * A heading with the same text as an earlier one gets a number at the end of its id.
 * @param taken the ids in use, each with the number to try next: counting from 2 each time would take quadratic time
 */
function freeId(slug: string, taken: Map<string, number>): string {
  const first = PREFIX + slug;
  let id = first;
  let number = taken.get(first) ?? 2;
  for (; taken.has(id); number += 1) id = `${first}-${number}`;
  taken.set(first, number);
  if (id !== first) taken.set(id, 2);
  return id;
}

/**
 * Puts each table of sanitised HTML into a region that scrolls by itself, with the keyboard too, so that a wide one
 * never makes the page scroll sideways. The region has its caption's name, or else the one of `label`. In a table of
 * four columns or more each cell has the name of its column (`data-column`), for phones, where a row becomes a list.
 * @param label names the table of a number, counted from 1, in the page's language
 */
export function withScrollingTables(html: string, label: (number: number) => string): string {
  const taken = new Set<string>();
  let number = 0;
  return replaceElements(html, ['table'], ({ attributes, inner }) => {
    number += 1;
    const caption = /^\s*<caption>([\s\S]*?)<\/caption>/.exec(inner)?.[1] ?? '';
    const words = caption.replace(/<[^<>]*>/g, '').trim();
    // two regions of one name could not be told apart
    const name = words && !taken.has(words) ? words : [words, escaped(label(number))].filter(Boolean).join(' · ');
    taken.add(words);
    const columns = columnsOf(inner);
    const marks = `${columns ? ' data-listed' : ''}${endsInAmounts(inner) ? ' data-amounts' : ''}`;
    const rows = columns ? withColumnNames(inner, columns) : inner;
    return `<div role="region" aria-label="${quoted(name)}" tabindex="0" data-table><table${attributes}${marks}>${rows}</table></div>`;
  });
}

/** Tables of fewer columns fit a phone. */
const MANY_COLUMNS = 4;

/** The names of a table's columns where there are many; undefined where cells span several, or a column has no name. */
function columnsOf(table: string): string[] | undefined {
  const [head = '', body] = table.split('</thead>');
  const names: string[] = [];
  replaceElements(head, ['th'], ({ inner }) => {
    names.push(textOf(inner));
    return '';
  });
  const isPlain = body !== undefined && !names.includes('') && !/ (?:col|row)span=/.test(table);
  return isPlain && names.length >= MANY_COLUMNS ? names : undefined;
}

const withColumnNames = (table: string, columns: string[]): string =>
  replaceElements(table, ['tr'], (row) => {
    let column = 0;
    const cells = replaceElements(row.inner, ['th', 'td'], ({ name, attributes, inner }) => {
      const mark = name === 'td' ? ` data-column="${quoted(escaped(columns[column] ?? ''))}"` : '';
      column += 1;
      return `<${name}${attributes}${mark}>${inner}</${name}>`;
    });
    return `<tr${row.attributes}>${cells}</tr>`;
  });

/** An amount, or the sign for none. */
const AMOUNT = /^(?:[A-Z]{0,3}\$|¥)?\s?[\d,.]+(?:\s?元)?$|^[—–-]$/;

/** Whether the last column of a table is of amounts alone: then they stand below each other. */
function endsInAmounts(table: string): boolean {
  const rows = table.split('</tr>').slice(0, -1);
  const last = rows.map((row) => row.slice(row.lastIndexOf('<td'))).filter((cell) => cell.startsWith('<td'));
  return last.length > 0 && last.every((cell) => AMOUNT.test(textOf(cell)));
}

const quoted = (html: string): string => html.replaceAll('"', '&quot;');
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
