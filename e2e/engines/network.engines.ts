import { test } from './fixtures.ts';
import { becomeGuest } from './sessions.ts';

const MAIN = { role: 'main' };

test('a link that is followed while the page still loads its code', async ({ visitor, network, path, t }) => {
  await visitor.open('/about-us');
  network.hold('/_next/static/chunks/', '/contact-us');
  await visitor.driver.evaluate((href) => {
    // what is deferred begins to load, and does not come
    dispatchEvent(new PointerEvent('pointerdown'));
    setTimeout(() => Object.assign(document.createElement('a'), { href }).click(), 1000);
  }, path('/contact-us'));
  await visitor.at('/contact-us');
  await visitor.see('button', t('Enquiry.send'), { within: MAIN });
});

test('the network goes away and comes back', async ({ visitor, network, path, t, expectProblems }) => {
  expectProblems(/load|network|fetch|connection/i);
  await becomeGuest(visitor, '/posts');
  // pages are kept for the installed app alone, which no window of a driver is
  await visitor.driver.evaluate(() => {
    const { matchMedia } = globalThis;
    globalThis.matchMedia = (query) => matchMedia.call(globalThis, query.includes('display-mode') ? 'all' : query);
  });
  await visitor.click('link', undefined, { within: { role: 'heading', nth: 1, within: MAIN } });
  await visitor.wait('the offline page is kept', () =>
    visitor.driver.evaluate(
      async (offline) =>
        navigator.serviceWorker.controller !== null &&
        (await caches.match(offline, { ignoreVary: true })) !== undefined,
      path('/offline'),
    ),
  );
  network.cut();
  await visitor.driver.evaluate((href) => location.assign(href), path('/contact-us'));
  await visitor.see('heading', t('Offline.title'));
  network.restore();
  await visitor.click('link', t('Offline.retry'), { within: MAIN });
  await visitor.see('button', t('Enquiry.send'), { within: MAIN });
});
