import { replaceElements } from '@/lib/format/html-elements';

/**
 * How the alternative texts of a comparison begin, in any language of the shop. The words are shown on the pictures.
 */
const BEFORE = /^\s*(before|裝修前|装修前)\s*[:：]/i;
const AFTER = /^\s*(after|裝修後|装修后)\s*[:：]/i;
const IMAGE = /<img [^<>]*>/g;

/**
 * Makes a comparison of each figure or paragraph of sanitised HTML that holds nothing but two pictures, the first with
 * an alternative text that begins with “Before:”, the second with “After:”. Without scripts they stand beside each
 * other; with them a slider uncovers one or the other. A picture keeps its size, its alternative text and its file.
 * @param label names the slider, in the page's language
 */
export const withComparisons = (html: string, label: string): string =>
  replaceElements(html, ['figure', 'p'], ({ name, attributes, inner }) => {
    const [first = '', second = '', ...more] = inner.match(IMAGE) ?? [];
    const before = BEFORE.exec(altOf(first))?.[1];
    const after = AFTER.exec(altOf(second))?.[1];
    let caption = '';
    const rest = replaceElements(inner, ['figcaption'], (element) => {
      caption = `<figcaption>${element.inner}</figcaption>`;
      return '';
    });
    if (!before || !after || more.length > 0 || wordsOf(rest) !== '') return `<${name}${attributes}>${inner}</${name}>`;
    const slider = `<input type="range" value="50" aria-valuetext="${before} 50%" aria-label="${label.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
    return `<figure data-compare><div>${labelled(first, before)}${labelled(second, after)}${slider}</div>${caption}</figure>`;
  });

/** The word is in the alternative text, too. */
const labelled = (image: string, word: string): string => `<span>${image}<b aria-hidden="true">${word}</b></span>`;
const altOf = (image: string): string => /\balt="([^"]*)"/.exec(image)?.[1] ?? '';
const wordsOf = (html: string): string => html.replace(/<[^<>]*>|&nbsp;/g, '').trim();
