import { test } from './fixtures.ts';
import { becomeGuest } from './sessions.ts';

test('an error of a page is noticed', async ({ visitor, stack, engine, expectProblems }) => {
  expectProblems(/provoked/);
  await becomeGuest(visitor, '/about-us');
  await visitor.driver.evaluate(() => {
    console.error('provoked by hand');
    setTimeout(() => {
      throw new Error('provoked and not caught');
    });
  });
  await visitor.wait('the report of it', async () => stack.shop.program.output().includes('provoked and not caught'));
  if (engine === 'firefox')
    await visitor.wait('its message', async () =>
      visitor.driver.problems().some((problem) => problem.includes('provoked by hand')),
    );
});
