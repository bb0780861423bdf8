import { type Page, expect, test } from '../fixtures.ts';
import { openScreen } from '../visual/open-screen.ts';
import type { Screen } from '../visual/screen.ts';
import { HEIGHTS, WIDTHS } from '../visual/screens.ts';
import { NOW } from '../visual/stable-page.ts';
import { type Disagreement, DISAGREEMENTS } from './disagreements.ts';
import { type Finding, judgesOf } from './judges.ts';
import { VISITS } from './visits.ts';

const QUIET_MS = 400;

for (const { screen, locale, width, isHeard, isJudged } of VISITS) {
  test.describe(`${locale} ${WIDTHS[width]}`, () => {
    const isPhone = width === 'small';
    test.use({ shopLocale: locale, isPhone, viewport: { width: WIDTHS[width], height: HEIGHTS[width] } });

    test(screen.name, async ({ page, context, mock, t, path, logIn, expectProblems }, { annotations }) => {
      expectProblems(...(screen.problems ?? []));
      await mock.setClock(NOW);
      await context.clock.setFixedTime(NOW);
      await openScreen(screen, { page, mock, t, path, locale, isPhone }, logIn);
      const part = partOf(screen);
      const heard = await heardOf(page, isHeard ? part : 'body');
      if (isHeard) expect.soft(heard).toMatchSnapshot([screen.name, `${locale}.txt`]);
      if (!isJudged) return;
      for (const [judge, judged] of Object.entries(judgesOf(page))) {
        const startedAt = performance.now();
        const findings = await judged();
        const kept = findings.map((finding) => DISAGREEMENTS.findIndex((disagreement) => covers(disagreement, finding, screen)));
        const ms = performance.now() - startedAt;
        annotations.push({
          type: 'judged',
          description: JSON.stringify({ judge, ms, kept: kept.filter((index) => index >= 0), against: kept.filter((index) => index < 0).length }),
        });
        const against = findings.filter((_, index) => kept[index] === -1).map(({ rule, text }) => `${rule}: ${text}`);
        expect.soft(against, `${judge} on ${page.url()}`).toEqual([]);
      }
    });
  });
}

/** The selector of what belongs to the screen: without header and footer, and of an open dialog the dialog alone. */
function partOf({ hasFooter, isOver }: Screen): string {
  if (hasFooter) return 'body';
  return isOver ? '[role=dialog], dialog[open]' : 'main';
}

const covers = ({ judge, rule, about, isOver }: Disagreement, finding: Finding, screen: Screen): boolean =>
  judge === finding.judge && rule === finding.rule && (about?.test(finding.text) ?? true) && (!isOver || screen.isOver === true);

/** A part of the page as a screen reader says it, once that stays the same. Where links lead is not said. */
async function heardOf(page: Page, part: string): Promise<string> {
  const read = async () =>
    (await page.locator(part).first().ariaSnapshot()).replaceAll(/\n *- \/url: .*/g, '').replaceAll(/^( *)(- .*):(?=\n(?!\1 ))/gm, '$1$2');
  let last = '';
  const isSame = async () => last === (last = await read());
  await expect.poll(isSame, { intervals: [QUIET_MS] }).toBe(true);
  return `${last}\n`;
}
