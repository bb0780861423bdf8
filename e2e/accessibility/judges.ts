import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import rules from '@siteimprove/alfa-rules';
import { markupFindings } from '../../tests/tools/crawl/markup-checks.ts';
import type { Judge } from './disagreements.ts';

export type Finding = { judge: Judge; rule: string; text: string };

const IBM_ENGINE = createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js');
const SHOWN = 240;
/** WCAG 1.4.6 and 2.5.5, of level AAA: the shop meets 1.4.3 and 2.5.8, of level AA. */
const BEYOND_AA = /sia-r(66|111)$/;

/** What three judges hold against the page as it stands now. What they are not sure of (“needs review”, “can’t tell”) does not count. */
export const judgesOf = (page: Page): Record<Judge, () => Promise<Finding[]>> => ({
  // the page as scripts have made it; what the server sends is judged by `npm run crawl`
  'html-validate': async () =>
    markupFindings(`<!doctype html>${await page.evaluate(() => document.documentElement.outerHTML)}`).map((found) => ({ judge: 'html-validate', ...found })),
  Siteimprove: () => askSiteimprove(page),
  // the last one: it adds itself to the page
  IBM: () => askIbm(page),
});

async function askSiteimprove(page: Page): Promise<Finding[]> {
  await page.evaluate(dropStartingStyles);
  const handle = await page.evaluateHandle(() => document);
  const outcomes = await Audit.of(
    await Playwright.toPage(handle),
    rules.reject(({ uri }) => BEYOND_AA.test(uri)),
  ).evaluate();
  return [...outcomes].flatMap((outcome) => {
    if (!Outcome.isFailed(outcome)) return [];
    const { rule, target, expectations } = outcome;
    const [why = ''] = /"message":"[^"]+"/.exec(JSON.stringify(expectations)) ?? [];
    const element = String(target).replaceAll(/\s+/g, ' ').slice(0, SHOWN);
    return [{ judge: 'Siteimprove' as const, rule: rule.uri.slice(rule.uri.lastIndexOf('/') + 1), text: `${element}: ${why}` }];
  });
}

/** In the page: Siteimprove's engine reads nothing of a style sheet that has `@starting-style`, which begins animations alone. */
function dropStartingStyles(): void {
  const drop = (group: CSSStyleSheet | CSSGroupingRule): void => {
    for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = group.cssRules[index];
      if (rule?.constructor.name === 'CSSStartingStyleRule') group.deleteRule(index);
      else if (rule instanceof CSSGroupingRule) drop(rule);
    }
  };
  for (const sheet of document.styleSheets) drop(sheet);
}

type IbmReport = { results: { ruleId: string; value: [string, string]; message: string; snippet: string }[] };
type IbmEngine = { Checker: new () => { check: (node: Document, policies: string[]) => Promise<IbmReport> } };

async function askIbm(page: Page): Promise<Finding[]> {
  await page.addScriptTag({ path: IBM_ENGINE });
  const { results } = await page.evaluate(() => {
    const { ace } = globalThis as unknown as { ace: IbmEngine };
    return new ace.Checker()
      .check(document, ['IBM_Accessibility'])
      .then(({ results }) => ({ results: results.filter(({ value: [kind, verdict] }) => kind === 'VIOLATION' && verdict === 'FAIL') }));
  });
  return results.map(({ ruleId, message, snippet }) => ({ judge: 'IBM', rule: ruleId, text: `${message}: ${snippet.slice(0, SHOWN)}` }));
}
