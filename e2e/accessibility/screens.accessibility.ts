import { type Page, expect, test } from '../fixtures.ts';
import { openScreen } from '../visual/open-screen.ts';
import type { Screen } from '../visual/screen.ts';
import { HEIGHTS, pictureOf, SCREENS, WIDTHS } from '../visual/screens.ts';
import { NOW } from '../visual/stable-page.ts';
import { HEARD } from './heard.ts';

const QUIET_MS = 400;

for (const screen of SCREENS.filter(({ name }) => HEARD.includes(name))) {
  const { locale } = pictureOf(screen);
  const width = screen.only ?? 'wide';
  const isPhone = width === 'small';
  test.describe(`${locale} ${WIDTHS[width]}`, () => {
    test.use({ shopLocale: locale, isPhone, viewport: { width: WIDTHS[width], height: HEIGHTS[width] } });

    test(screen.name, async ({ page, context, mock, t, path, logIn, expectProblems }) => {
      expectProblems(...(screen.problems ?? []));
      await mock.setClock(NOW);
      await context.clock.setFixedTime(NOW);
      await openScreen(screen, { page, mock, t, path, locale, isPhone }, logIn);
      expect(await heardOf(page, partOf(screen))).toMatchSnapshot([screen.name, `${locale}.txt`]);
    });
  });
}

/** The selector of what belongs to the screen: without header and footer, and of an open dialog the dialog alone. */
function partOf({ hasFooter, isOver }: Screen): string {
  if (hasFooter) return 'body';
  return isOver ? '[role=dialog], dialog[open]' : 'main';
}

/** A part of the page as a screen reader says it, once that stays the same. Where links lead is not said. */
async function heardOf(page: Page, part: string): Promise<string> {
  const read = async () =>
    (await page.locator(part).first().ariaSnapshot())
      .replaceAll(/\n *- \/url: .*/g, '')
      .replaceAll(/^( *)(- .*):(?=\n(?!\1 ))/gm, '$1$2');
  let last = '';
  const isSame = async () => last === (last = await read());
  await expect.poll(isSame, { intervals: [QUIET_MS] }).toBe(true);
  return `${last}\n`;
}
