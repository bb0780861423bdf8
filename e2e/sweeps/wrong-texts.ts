import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { atRest, watchRequests } from '../visual/stable-page.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const NAMESPACES = Object.keys(JSON.parse(read('messages/en.json')) as object);
/** "Loading…", in all languages. */
export const LOADING = LOCALES.flatMap((locale) =>
  [...read(`messages/${locale}.json`).matchAll(/"loading": "([^"]*)"/g)].map(([, words]) => words),
);
/** Values of the contract's enums as the backend sends them: "waiting_for_payment", "PERCENT". Not those of a word. */
const CODES = [...read('docs/openapi.json').matchAll(/"enum": \[([^\]]*)\]/g)]
  .flatMap(([, list]) => JSON.parse(`[${list}]`) as string[])
  .filter((code) => /^[a-z_]{3,}$|^[A-Z_]{4,}$/.test(code));

/** What no text may say: a value that is no text, a message's key or argument, a code of the backend. */
const WRONG = [
  String.raw`\[object|\b(undefined|NaN|null)\b|\{\w+\}`,
  String.raw`\b(${NAMESPACES.join('|')})\.[a-z]\w+`,
  String.raw`^(${CODES.join('|')})$|\b[a-z]+_[a-z_]+\b`,
].join('|');
/** Headings, buttons, links, fields, pictures and dialogs have a name. */
const NAMED = ['button-name', 'link-name', 'empty-heading', 'empty-table-header', 'label', 'select-name', 'image-alt'];
const RULES = [...NAMED, 'input-button-name', 'aria-dialog-name', 'aria-command-name', 'document-title'];

/** What is wrong with what the page says now, to eyes or to a screen reader. */
export async function wrongTexts(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(RULES).analyze();
  const unnamed = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  return [...(await page.evaluate(textsLike, WRONG)), ...unnamed];
}

/** In the page: its texts, in elements and attributes, that match a pattern, each with the words around it. */
function textsLike(pattern: string): string[] {
  const wrong = new RegExp(pattern, 'u');
  const found = new Set<string>();
  const look = (text: string | null | undefined, element: Element | null) => {
    if (text && wrong.test(text.trim()) && !element?.closest('script, style, code, textarea'))
      found.add(`“${text.trim().slice(0, 80)}” in ${element?.closest('[class]')?.outerHTML.slice(0, 120)}`);
  };
  look(document.title, null);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) look(node.nodeValue, node.parentElement);
  for (const name of ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'title', 'placeholder'])
    for (const element of document.querySelectorAll(`[${name}]`)) look(element.getAttribute(name), element);
  return [...found];
}

/** Presses a button of each kind of the page's content, and says what is wrong with what came of it. */
export async function pressAll(page: Page): Promise<string[]> {
  const found: string[] = [];
  const url = page.url();
  const pressed: string[] = [];
  const requests = watchRequests(page);
  for (let next = await page.evaluate(nextButton, pressed); next; next = await page.evaluate(nextButton, pressed)) {
    pressed.push(next);
    // a button may lead to another page
    await expect(() => atRest(page, requests)).toPass();
    const dialog = page.locator('dialog:modal');
    const isOpen = (await dialog.count()) > 0;
    const faults = [...(await wrongTexts(page)), ...(isOpen ? await page.evaluate(layoutFaults) : [])];
    const fresh = faults.filter((fault) => !found.some((one) => one.endsWith(fault)));
    found.push(...fresh.map((fault) => `after “${next}”: ${fault}`));
    if (isOpen) await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    if (page.url() !== url) await page.goto(url);
    await atRest(page, requests);
  }
  return found;
}

/** In the page: clicks a button that no button like it has been clicked before, and names its kind. */
function nextButton(pressed: string[]): string | undefined {
  const LEADING = '[type=submit], [aria-disabled=true], [disabled], dialog *, form *';
  for (const button of document.querySelectorAll<HTMLElement>(`main button:not(${LEADING})`)) {
    const kind = button.textContent || button.innerHTML.match(/#[\w-]+/)?.[0] || button.className;
    if (pressed.includes(kind) || !button.checkVisibility()) continue;
    button.click();
    return kind;
  }
  return undefined;
}
