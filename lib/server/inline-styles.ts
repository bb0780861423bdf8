import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ChildNode, type Container, parse } from 'postcss';

/** Links to style sheets as React writes them, one after the other in a page's head. */
const LINKS = /(?:<link rel="stylesheet" href="\/_next\/static\/chunks\/[\w.~-]+\.css(?:\?[^"<>]*)?"[^<>]*>)+/;
const HREF = /href="(\/_next\/[^"]*)"/g;
/** Styles of an error view that the page does not show: React asks for them itself, when scripts run. */
const PRELOADS = /<link rel="preload" href="\/_next\/static\/chunks\/[\w.~-]+\.css(?:\?[^"<>]*)?" as="style"[^<>]*>/g;
// quotation marks in scripts are escaped: only the tags of the page match
const CLASSES = /\sclass="([^"]*)"/g;
const CLASS_IN_SELECTOR = /\.(-?[a-z_][\w-]*)/gi;
/** Of a selector: what is no class although it has a full stop, and conditions that may hold without the class, as in `:not(.open)`. */
const NO_CONDITION = /"[^"]*"|'[^']*'|\([^()]*\)/g;
const GROUPS = new Set(['media', 'supports', 'layer', 'container']);
/** Nobody prints a page, or leaves it for the next one, before its sheets have come: `@page`, `@media print`, view transitions. */
const isForLater = (node: ChildNode): boolean =>
  node.type === 'atrule'
    ? node.name === 'page' || (node.name === 'media' && node.params === 'print')
    : node.type === 'rule' && node.selectors.every((selector) => selector.startsWith('::view-transition'));
// the comment keeps the build from tracing every file of the project as one that this may read
const BUILD = join(/*turbopackIgnore: true*/ process.cwd(), process.env.NEXT_DIST_DIR || '.next');

/** A rule of a style sheet. */
type Rule = {
  text: string;
  /** the conditions around it, outermost first: `@media print` */
  groups: string[];
  /** for each of its selectors the classes that an element must have, or elements around it */
  selectors: string[][];
  /** the name of `@keyframes` */
  animation?: string;
};

/** The rules of the build's style sheets by path. */
const sheets = new Map<string, Rule[]>();

/**
 * Puts those rules of a page's style sheets that its HTML uses into the page, so that it is drawn without a further request.
 * The links give way to preloads of low priority: React misses the sheets while it hydrates, adds them after the page's own
 * styles, and shows nothing that could need them before they are loaded.
 * @returns the page, and the text of its style element for its policy
 */
export function inlineStyles(html: string, build = BUILD): { html: string; style?: string } {
  const [links] = LINKS.exec(html) ?? [];
  if (!links) return { html };
  const hrefs = [...links.matchAll(HREF)].map(([, href = '']) => href);
  const style = usedStyles(
    hrefs.flatMap((href) => rulesOf(fileOf(href), build)),
    classesIn(html),
  );
  const preloads = hrefs.map((href) => `<link rel="preload" as="style" href="${href}" fetchPriority="low"/>`).join('');
  // React puts its links after the last element of the same precedence: the complete sheets decide, in their own order
  const [precedence = ''] = /\sdata-precedence="[^"]*"/.exec(links) ?? [];
  return { html: html.replace(PRELOADS, '').replace(links, () => `<style${precedence}>${style}</style>${preloads}`), style };
}

/** `/_next/static/x.css?dpl=1` is `static/x.css` in the build. */
const fileOf = (href: string): string => href.slice('/_next/'.length).split('?', 1).join('');

function classesIn(html: string): Set<string> {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(CLASSES)) for (const name of names.split(' ')) classes.add(name);
  return classes;
}

function usedStyles(rules: Rule[], classes: Set<string>): string {
  const used = rules.filter(({ selectors }) => selectors.some((needed) => needed.every((name) => classes.has(name))));
  const text = used.map((rule) => (rule.animation ? '' : rule.text)).join('');
  return inGroups(used.filter(({ animation }) => !animation || text.includes(animation)));
}

/** The rules in their order, each within its conditions: neighbours under the same conditions share them. */
function inGroups(rules: Rule[]): string {
  let css = '';
  let open: string[] = [];
  for (const { text, groups } of [...rules, { text: '', groups: [] }]) {
    const different = groups.findIndex((group, level) => group !== open[level]);
    const shared = different < 0 ? Math.min(groups.length, open.length) : different;
    css +=
      '}'.repeat(open.length - shared) +
      groups
        .slice(shared)
        .map((group) => `${group}{`)
        .join('') +
      text;
    open = groups;
  }
  return css;
}

function rulesOf(path: string, build: string): Rule[] {
  const file = join(build, path);
  const known = sheets.get(file);
  if (known) return known;
  const folder = posix.dirname(`/_next/${path}`);
  // addresses are relative to the file
  const css = readFileSync(file, 'utf8').replace(/url\((["']?)(\.\.?\/)/g, (_, quote: string, start: string) => `url(${quote}${posix.join(folder, start)}`);
  const rules = rulesIn(parse(css));
  sheets.set(file, rules);
  return rules;
}

const rulesIn = (container: Container<ChildNode>, groups: string[] = []): Rule[] => (container.nodes ?? []).flatMap((node) => rulesOfNode(node, groups));

function rulesOfNode(node: ChildNode, groups: string[]): Rule[] {
  if (node.type === 'comment' || isForLater(node)) return [];
  if (node.type === 'rule') return [{ text: node.toString(), groups, selectors: node.selectors.map(classesOf) }];
  if (node.type === 'atrule' && node.nodes) {
    if (GROUPS.has(node.name)) return rulesIn(node, [...groups, `@${node.name} ${node.params}`]);
    return [{ text: node.toString(), groups, selectors: [[]], ...(node.name.endsWith('keyframes') && { animation: node.params }) }];
  }
  return [{ text: `${node.toString()};`, groups, selectors: [[]] }];
}

function classesOf(selector: string): string[] {
  const plain = selector.replace(NO_CONDITION, '');
  return plain === selector ? [...plain.matchAll(CLASS_IN_SELECTOR)].map(([, name = '']) => name) : classesOf(plain);
}
