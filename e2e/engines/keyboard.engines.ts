import { expect, test } from './fixtures.ts';
import { Key, type Visitor } from './visitor.ts';

/** More than any of these dialogs has controls: the focus comes round. */
const PRESSES = 30;

/** Tab leads through a dialog, never to the page below it; what comes after its last control is the browser's own. */
async function expectKeptInside({ driver }: Visitor): Promise<void> {
  const reached = new Set<string>();
  for (let press = 0; press < PRESSES; press += 1) {
    await driver.type(Key.Tab);
    reached.add(
      await driver.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return 'browser';
        return focused.closest('dialog[open]') ? 'dialog' : focused.outerHTML.slice(0, 120);
      }),
    );
  }
  expect([...reached].filter((place) => place !== 'browser')).toEqual(['dialog']);
}

test('the menu by keyboard', async ({ visitor, t, isPhone }) => {
  await visitor.open('/');
  if (isPhone) {
    await visitor.tabTo('button', t('Layout.menu'));
    await visitor.press(Key.Enter);
    await visitor.see('dialog', t('Layout.menu'));
    await expectKeptInside(visitor);
    await visitor.press(Key.Escape);
    await visitor.seeNone('dialog', t('Layout.menu'));
    await visitor.seeFocused('button', t('Layout.menu'));
    return;
  }
  const main = { role: 'navigation', name: t('Layout.main') };
  const entry = { within: main };
  await visitor.tabTo('link', undefined, entry);
  // the first key brings the code of the menu
  await visitor.wait('the menu listens', () =>
    visitor.driver.evaluate(() => document.querySelector('[data-testid="progress-bar"]') !== null),
  );
  await visitor.press(Key.ArrowDown);
  const isInPanel = () =>
    visitor.driver.evaluate(() => document.activeElement?.closest('[data-open]') instanceof Element);
  await visitor.wait('a link of the panel has the focus', isInPanel);
  await visitor.press(Key.Escape);
  await visitor.seeFocused('link', undefined, entry);
  expect(await isInPanel()).toBe(false);
});

test('a dialog by keyboard', async ({ visitor, t }) => {
  await visitor.open('/about-us');
  const bag = t('CartDrawer.count', { count: 0 });
  await visitor.tabTo('link', bag);
  await visitor.press(Key.Enter);
  const drawer = { role: 'dialog', name: t('CartDrawer.title') };
  await visitor.see('dialog', drawer.name, { isStart: true });
  await expectKeptInside(visitor);
  await visitor.press(Key.Escape);
  await visitor.seeNone('dialog', drawer.name, { isStart: true });
  await visitor.seeFocused('link', bag);
});
