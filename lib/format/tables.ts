import { replaceElements } from '@/lib/format/elements';

/**
 * Puts each table of sanitised HTML into a region that scrolls by itself, with the keyboard too, so that a wide one
 * never makes the page scroll sideways. The region has its caption's name, or else the one of `label`.
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
    return `<div role="region" aria-label="${name.replaceAll('"', '&quot;')}" tabindex="0" data-table><table${attributes}>${inner}</table></div>`;
  });
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
