import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ChildNode, parse, type Rule } from 'postcss';

/** Links to style sheets as React writes them, one after the other in a page's head. */
const LINKS = /(?:<link rel="stylesheet" href="\/_next\/static\/chunks\/[\w.~-]+\.css(?:\?[^"<>]*)?"[^<>]*>)+/;
/** Styles of an error view that the page does not show. */
const PRELOADS = /<link rel="preload" href="\/_next\/static\/chunks\/[\w.~-]+\.css(?:\?[^"<>]*)?" as="style"[^<>]*>/g;
const HREF = /href="(\/_next\/[^"]*)"/g;
const SCRIPTS = /\/_next\/static\/chunks\/[\w.~-]+\.js/g;
// quotation marks in scripts are escaped: only the tags of the page match
const CLASSES = /\sclass="([^"]*)"/g;
const ELEMENTS = /<([a-z][a-z\d]*)/g;
/** In tags, in data and in code alike. */
const ATTRIBUTES = /(data-[a-z][a-z-]*)/g;
/** Those of CSS modules in the code of a script: `a1B2c3_title`. */
const CLASSES_IN_SCRIPT = /"(_?[\w-]{6}_[a-z][\w -]*)"/gi;
/** All that may be elements in the code of a script. */
const ELEMENTS_IN_SCRIPT = /"([a-z][a-z\d]*)"/g;
const LANGUAGE = /<html lang="([a-z]+)/;
/**
 * What a selector names: classes, attributes of the shop's own, the document's language, elements; and `:hover`, which no
 * page has at first: the sheets come with the first move of a pointer.
 */
const NAME_IN_SELECTOR =
  /\.(-?[a-z_][\w-]*)|(:hover)|\[(data-[a-z-]+)|:root\[(lang\|=[a-z]+)|(?:^|[\s>+~])([a-z][a-z\d]*)/gi;
/**
 * Parts of a selector that require nothing: quoted texts, which may contain a full stop, and what is in brackets, as
 * `:not(.open)` holds without the class.
 */
const NO_CONDITION = /"[^"]*"|'[^']*'|\([^()]*\)/g;
/** Left out: a page is not printed before its style sheets have loaded. */
const isForPrint = (node: ChildNode): boolean =>
  node.type === 'atrule' && (node.name === 'page' || (node.name === 'media' && node.params === 'print'));
// the comment keeps the build from tracing every file of the project as one that this may read
const BUILD = join(/*turbopackIgnore: true*/ process.cwd(), process.env.NEXT_DIST_DIR || '.next');

/** A rule of a style sheet, or a group of them such as `@media print`. */
type Part = {
  text: string;
  /** of each selector what it needs */
  names: string[][];
  /** the name of `@keyframes` */
  animation?: string;
};

/** The parts of the build's style sheets, and what its scripts name, by path. */
const sheets = new Map<string, Part[]>();
const scripts = new Map<string, string[]>();

/**
 * Puts what a page needs of its style sheets into it, so that it is drawn without a further request: the rules that need
 * nothing but what the page's HTML or scripts name, so that what its scripts add looks right as well. The styles of an
 * error view come with the error. The links to the sheets stay, switched off: React finds them, and waits for none.
 * lib/client/style-sheets.ts switches them on; a browser without scripts takes them as they are.
 * @returns the page, and the text of its style element for its policy
 */
export function inlineStyles(html: string, build = BUILD): { html: string; style?: string } {
  const [links] = LINKS.exec(html) ?? [];
  if (!links) return { html };
  const own = namesIn(links, HREF);
  const parts = own.flatMap((href) => fromBuild(sheets, href, build, partsOf));
  const known = new Set([
    ...[CLASSES, ELEMENTS, ATTRIBUTES].flatMap((names) => namesIn(html, names)),
    `lang|=${LANGUAGE.exec(html)?.[1]}`,
    ...(html.match(SCRIPTS) ?? []).flatMap((src) => fromBuild(scripts, src, build, namesInScript)),
  ]);
  const style = usedStyles(parts, known);
  // includes the error view's sheets, which React would otherwise load while it hydrates
  const hrefs = [...own, ...namesIn(html.match(PRELOADS)?.join('') ?? '', HREF)];
  // React puts further sheets after the last element of the same precedence
  const [precedence = ''] = /\sdata-precedence="[^"]*"/.exec(links) ?? [];
  const linksOf = (rest: string) => hrefs.map((href) => `<link rel="stylesheet" href="${href}"${rest}/>`).join('');
  // no browser asks for a sheet of another type, not even ahead of its parser, as older ones do for a disabled one
  const off = linksOf(`${precedence} type="text/off"`);
  const head = `<style${precedence}>${style}</style>${off}<noscript>${linksOf('')}</noscript>`;
  return { html: html.replace(PRELOADS, '').replace(links, () => head), style };
}

function usedStyles(parts: Part[], known: Set<string>): string {
  const used = parts.filter(({ names }) => names.some((all) => all.every((name) => known.has(name))));
  const text = used.map(({ animation, text }) => (animation ? '' : text)).join('');
  return used.map((part) => (part.animation && !text.includes(part.animation) ? '' : part.text)).join('');
}

/** Read once: `/_next/static/x.css?dpl=1` is `static/x.css` in the build. */
function fromBuild<T>(
  known: Map<string, T[]>,
  url: string,
  build: string,
  read: (text: string, url: string) => T[],
): T[] {
  const path = url.slice('/_next/'.length).split('?', 1).join('');
  const file = join(build, path);
  const result = known.get(file) ?? read(readFileSync(file, 'utf8'), url);
  known.set(file, result);
  return result;
}

const namesIn = (text: string, lists: RegExp): string[] =>
  [...text.matchAll(lists)].flatMap(([, names = '']) => names.split(' '));

const namesInScript = (code: string): string[] => [
  ...new Set([CLASSES_IN_SCRIPT, ELEMENTS_IN_SCRIPT, ATTRIBUTES].flatMap((names) => namesIn(code, names))),
];

function partsOf(css: string, url: string): Part[] {
  // URLs are relative to the file
  const folder = posix.dirname(url);
  const absolute = css.replace(
    /url\((["']?)(\.\.?\/)/g,
    (_, quote: string, start: string) => `url(${quote}${posix.join(folder, start)}`,
  );
  return parse(absolute)
    .nodes.filter((node) => node.type !== 'comment' && !isForPrint(node))
    .map(partOf);
}

function partOf(node: ChildNode): Part {
  if (node.type === 'atrule' && node.name.endsWith('keyframes'))
    return { text: node.toString(), names: [[]], animation: node.params };
  if (node.type === 'atrule' && !node.nodes) return { text: `${node.toString()};`, names: [[]] };
  const rules: Rule[] = [];
  if (node.type === 'rule') rules.push(node);
  else if (node.type === 'atrule') node.walkRules((rule) => void rules.push(rule));
  // a group without rules, as `@font-face` is one, needs nothing
  const names = rules.length === 0 ? [[]] : rules.flatMap(({ selectors }) => selectors.map(namesInSelector));
  return { text: node.toString(), names };
}

function namesInSelector(selector: string): string[] {
  const plain = selector.replace(NO_CONDITION, '');
  return plain === selector
    ? [...plain.matchAll(NAME_IN_SELECTOR)].flatMap(([, ...names]) => names.filter((name) => name !== undefined))
    : namesInSelector(plain);
}
