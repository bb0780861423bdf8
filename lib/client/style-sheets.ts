import { yieldToBrowser } from './idle';
import { wentOffline } from './connectivity';
import { waitUntilOnline } from './network';

/** What the server wrote in place of a sheet's type to switch it off (lib/server/inline-styles.ts). */
const OFF = 'text/off';
const SHEETS = `link[rel="stylesheet"][type="${OFF}"]`;
/** The page's own styles: rules of these sheets, in the same order. */
const OWN_STYLES = 'head > style[data-precedence]';

/**
 * How long rules are compared before the browser may do something else, in milliseconds: on a slow phone a third of a
 * long task.
 */
const SLICE_MS = 4;

let loaded: Promise<void> | undefined;

/**
 * Loads the style sheets of a page that came with no more than the styles that it needs at first. Resolves once parts
 * that are added to the page have their styles. Never rejects.
 */
export function loadStyles(): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  loaded ??= load([...document.querySelectorAll<HTMLLinkElement>(SHEETS)]);
  return loaded;
}

async function load(links: HTMLLinkElement[]): Promise<void> {
  await Promise.all(links.map(request));
  const sheets = links.flatMap(({ sheet }) => sheet ?? []);
  const own = document.querySelector<HTMLStyleElement>(OWN_STYLES)?.sheet;
  if (own) await dropRules(sheets, own.cssRules);
  for (const { media } of sheets) media.mediaText = 'all';
}

/** Waits while there is no network. A sheet that no longer exists makes lib/error/lazy-chunks.ts reload the page. */
async function request(link: HTMLLinkElement): Promise<void> {
  // loaded, but not used yet
  link.media = 'not all';
  // after the page's load a click may be waiting for it; before, the page's pictures come first
  if (document.readyState === 'complete') link.fetchPriority = 'high';
  const hasFailed = new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(false), { once: true });
    link.addEventListener('error', () => resolve(true), { once: true });
  });
  link.removeAttribute('type');
  if (!(await hasFailed) || !(await wentOffline())) return;
  link.type = OFF;
  await waitUntilOnline();
  await request(link);
}

/**
 * Removes the rules that the page already has: for each rule that is new, browsers restyle every element that it
 * matches, even if nothing changes.
 */
async function dropRules(sheets: CSSStyleSheet[], own: CSSRuleList): Promise<void> {
  let next = 0;
  let name = nameOf(own[next]);
  let start = performance.now();
  for (const sheet of sheets) {
    for (let index = 0; index < sheet.cssRules.length;) {
      if (name === nameOf(sheet.cssRules[index])) {
        sheet.deleteRule(index);
        next += 1;
        name = nameOf(own[next]);
      } else index += 1;
      if (performance.now() - start < SLICE_MS) continue;
      // oxlint-disable-next-line no-await-in-loop
      await yieldToBrowser();
      start = performance.now();
    }
  }
}

/** Tells the rules of one sheet apart without the cost of their whole text. */
function nameOf(rule: CSSRule | undefined): string | undefined {
  if (rule instanceof CSSStyleRule) return rule.selectorText;
  if (rule instanceof CSSKeyframesRule) return `@keyframes ${rule.name}`;
  if (rule instanceof CSSGroupingRule)
    return `${rule instanceof CSSMediaRule ? rule.media.mediaText : ''} ${nameOf(rule.cssRules[0])}`;
  return rule?.constructor.name;
}
