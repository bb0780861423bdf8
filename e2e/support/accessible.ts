import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** axe finds nothing on the page as it stands now (WCAG 2.2 A and AA, and its best practices). */
export async function expectAccessible(page: Page, { without = [] }: { without?: string[] } = {}): Promise<void> {
  // contrast is measured on what is painted: entrance transitions first
  await page.evaluate(async () => {
    // what lies half under the bar of a scrolled page is no small target
    scrollTo(0, 0);
    const ending = document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime ?? 0));
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
  const axe = new AxeBuilder({ page })
    // half the time: no blank page for the results of frames, which the shop has none of, and no list of what is right
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG)
    .disableRules(without);
  const { violations } = await axe.analyze();
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${help}\n  ${node.html.slice(0, 200)}\n  ${node.failureSummary?.split('\n').slice(1).join(' ').trim() ?? ''}`,
    ),
  );
  expect(lines, `axe on ${page.url()}`).toEqual([]);
}
