import 'server-only';
import sanitizeHtml from 'sanitize-html';
import { type Heading, withHeadings, withScrollingTables } from '@/lib/format/html-elements';
import { unparted } from '@/lib/i18n/text';

const HTTP = ['http', 'https'];
const TAGS =
  'p h2 h3 h4 ul ol li strong em a img blockquote br figure figcaption table caption thead tbody tr th td'.split(' ');

/**
 * Makes rich text of the backend safe to show: running text, lists, quotes,
 * pictures with their captions and tables stay; scripts, styles, frames, forms, event handlers and foreign schemes go.
 * Headings start at h2, as the page has its own h1.
 * @param html rich text as the backend sends it; anything else than text gives ''
 * @returns HTML that may be put into a page as it is
 */
export function sanitizeRichText(html: string | null | undefined): string {
  if (typeof html !== 'string' || html.trim() === '') return '';
  // where elements were removed, the rest may nest in another way: sanitised again, it is as a browser will parse it
  return sanitized(sanitized(html)).trim();
}

const sanitized = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: [...HTTP, 'mailto', 'tel'],
    allowedSchemesByTag: { img: HTTP },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      b: 'strong',
      i: 'em',
      a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }),
      img: (tagName, { src = '', alt = '', width, height }) => ({
        tagName,
        attribs: { src, alt, loading: 'lazy', ...(isSize(width) && isSize(height) ? { width, height } : {}) },
      }),
      th: (tagName, attribs) => ({ tagName, attribs: { scope: 'col', ...attribs } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });

type TableLabel = (number: number) => string;

/** What running text could break within: a number and the Chinese unit that stands right behind it, and such a unit. */
const QUANTITY =
  /\d(?:\u00A0?(?:平方[呎尺米]|星期|小[時时]|分[鐘钟]|[個个]月|工作[天日]|[毫厘公][米分里]|[萬万億亿]元|港元)|\p{Script=Han})/gu;

/** The words between the tags of sanitised HTML, with quantities that stay on one line. */
const withWholeQuantities = (html: string): string =>
  html.replace(/(?<=^|>)[^<>]+/g, (words) => unparted(words).replace(QUANTITY, '<span data-whole>$&</span>'));

/** Rich text within a page, such as the description of a service: sanitised, its tables scroll. */
export const richText = (html: string | null | undefined, tableLabel: TableLabel): string =>
  withWholeQuantities(withScrollingTables(sanitizeRichText(html), tableLabel));

/** Rich text that is a page of its own: sanitised, its tables scroll, its headings can be linked to. */
export function articleText(
  html: string | null | undefined,
  tableLabel: TableLabel,
): { html: string; headings: Heading[] } {
  const linked = withHeadings(sanitizeRichText(html));
  return {
    headings: linked.headings.map((heading) => ({ ...heading, text: unparted(heading.text) })),
    html: withWholeQuantities(withScrollingTables(linked.html, tableLabel)),
  };
}

function linkAttributes(href: string | undefined): Record<string, string> {
  if (href === undefined) return {};
  return isForeign(href) ? { href, rel: 'noopener', target: '_blank' } : { href };
}

const isForeign = (href: string): boolean => /^https?:/i.test(href.trim());
const isSize = (value: string | undefined): value is string => value !== undefined && /^[1-9]\d{0,4}$/.test(value);
