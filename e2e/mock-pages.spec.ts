import type { Locator, Request } from '@playwright/test';
import { expect, expectAccessible, type MockClient, type Page, test } from './fixtures';

// The mock backend's own pages, for people: what happens there goes through the same calls as the tests' own.
test.describe('the mock backend in the browser @once', () => {
  const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
  const entry = (list: Locator, text: string): Locator => list.getByRole('listitem').filter({ hasText: text });
  const said = (page: Page): Locator => page.getByRole('status');
  const open = (page: Page, mock: MockClient) => page.goto(`${mock.url}/__mock__/`);
  const ask = (mock: MockClient, path: string, init?: RequestInit) => fetch(mock.url + path, init);

  /** Whatever a page asks for, and from where. */
  function watchOrigins(page: Page, mock: MockClient): Set<string> {
    const foreign = new Set<string>();
    page.on('request', (request: Request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== mock.url && protocol !== 'data:') foreign.add(origin);
    });
    return foreign;
  }

  test('faults are set with a form, strike, and are taken away', async ({ page, mock, expectProblems }) => {
    expectProblems(/contract:/);
    await open(page, mock);
    const faults = section(page, 'Faults');
    await faults.getByRole('combobox', { name: 'Call', exact: true }).selectOption('getConfiguration');
    await faults.getByRole('spinbutton', { name: 'Status' }).fill('429');
    await faults.getByLabel('Retry-After').fill('7');
    await faults.getByRole('button', { name: 'Set the fault' }).click();
    await expect(said(page)).toHaveText(/Fault \d+ is set\./);
    const struck = await ask(mock, '/configuration/latest');
    expect([struck.status, struck.headers.get('retry-after')]).toEqual([429, '7']);
    await expect(faults).toContainText('struck 1 of 1');

    await faults.getByRole('button', { name: /^Take away: fault \d+$/ }).click();
    await expect(faults).toContainText('Nothing goes wrong on purpose.');
    expect((await ask(mock, '/configuration/latest')).status).toBe(200);

    // every kind has its own fields, and what does not fit is said
    await faults.getByLabel('What goes wrong').selectOption('body');
    await expect(faults.getByRole('spinbutton', { name: 'Status' })).toBeHidden();
    await faults.getByLabel('Body').fill('{"name": ');
    await faults.getByRole('button', { name: 'Set the fault' }).click();
    await expect(said(page)).toHaveText('The body is not JSON.');
    await faults.getByLabel('Body').fill('{"name": "none"}');
    await faults.getByLabel('How often').fill('1');
    await faults.getByRole('button', { name: 'Set the fault' }).click();
    await expect(said(page)).toHaveText(/is set/);
    expect(await (await ask(mock, '/configuration/latest')).json()).toEqual({ name: 'none' });

    await page.getByRole('button', { name: 'Take the backend down' }).click();
    await expect(page.getByText('Down: nothing is answered')).toBeVisible();
    await expect(ask(mock, '/configuration/latest')).rejects.toThrow();
    await page.getByRole('button', { name: 'Bring the backend up' }).click();
    await expect(page.getByText(/^Answers/)).toBeVisible();
  });

  test('requests show as they come, with what broke the contract', async ({ page, mock, expectProblems }) => {
    expectProblems(/contract:/);
    await open(page, mock);
    const requests = section(page, 'Requests');
    await ask(mock, '/configuration/latest');
    await expect(entry(requests, 'GET /configuration/latest')).toBeVisible();
    await ask(mock, '/contents/slug/about-us/latest?wrong=1');
    await expect(entry(requests, 'broke the contract: query.wrong: unknown')).toBeVisible();
    await requests.getByLabel('Only what broke the contract').check();
    await expect(entry(requests, 'GET /configuration/latest')).toBeHidden();
    await requests.getByText('GET /contents/slug/about-us/latest?wrong=1').click();
    await expect(requests.getByText('"call": "getContent"')).toBeVisible();
    await requests.getByRole('button', { name: 'Forget all' }).click();
    await expect(requests).toContainText('Nothing was asked yet.');
  });

  test('people and appointments are made by name; mails can be followed', async ({ page, mock, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, mock);
    const people = section(page, 'People');
    await people.getByLabel('Persona').selectOption('new-member');
    await people.getByRole('button', { name: 'Make one' }).click();
    await expect(said(page)).toHaveText(/new-member-\d+@example\.hk/);
    await people.getByRole('button', { name: 'Copy log-in' }).click();
    await expect(said(page)).toHaveText('Copied.');
    const email = await page.evaluate(() => navigator.clipboard.readText());
    expect(email).toMatch(/^new-member-\d+@example\.hk$/);
    const password = (await people.locator('code').nth(1).textContent()) ?? '';
    const body = JSON.stringify({ type: 'EMAIL', login_id: email, password });
    const login = () => ask(mock, '/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { token } = (await (await login()).json()) as { token: string };
    const who = () => ask(mock, '/auth/user', { headers: { authorization: `Bearer ${token}` } });
    expect((await who()).status).toBe(200);
    await expect(section(page, 'Emails and SMS').getByRole('link')).toHaveAttribute('href', /\/authentication\/verify\?verification_code=/);

    const orders = section(page, 'Appointments');
    await orders.getByLabel('For').selectOption({ label: `Lok Yi · ${email}` });
    await orders.getByLabel('State').selectOption('paid-online');
    await orders.getByRole('button', { name: 'Make one' }).click();
    await expect(said(page)).toHaveText(/AHK-\d+-\d+ is made\./);
    const reference = /AHK-\S+/.exec((await said(page).textContent()) ?? '')?.[0] ?? '';
    await orders.getByText(`${reference} Lok Yi`).click();
    await orders.getByRole('combobox', { name: `Status of ${reference}` }).selectOption('completed');
    await orders.getByRole('button', { name: `Set: Status of ${reference}` }).click();
    await expect(said(page)).toHaveText(`${reference} is completed.`);
    expect((await mock.orders()).find((order) => order.reference_number === reference)).toMatchObject({ current_status: 'completed' });
    await expect(people).toContainText('1 appointment');

    // half an hour later
    await section(page, 'Clock').getByRole('button', { name: '+ 30 minutes and a second' }).click();
    await expect(section(page, 'Clock')).toContainText('s from this machine’s time');
    expect((await who()).status).toBe(401);
  });

  test('a moment is kept, and put back; the catalogue has another size', async ({ page, mock }) => {
    await open(page, mock);
    const snapshots = section(page, 'Snapshots');
    await snapshots.getByLabel('Name').fill('before');
    await snapshots.getByRole('button', { name: 'Take one' }).click();
    await expect(snapshots.getByRole('button', { name: 'Restore: before' })).toBeVisible();
    const catalogue = section(page, 'Catalogue');
    await catalogue.getByLabel('Services').fill('12');
    await catalogue.getByRole('button', { name: 'Set the size' }).click();
    await expect(catalogue).toContainText('12 services');
    await snapshots.getByRole('button', { name: 'Restore: before' }).click();
    await expect(catalogue).not.toContainText('12 services');
    await snapshots.getByRole('button', { name: 'Delete: before' }).click();
    await expect(snapshots).toContainText('None was taken.');
    await mock.fault({ call: 'getUser', status: 500 });
    await expect(page.getByText('1 fault', { exact: false }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Reset everything' }).click();
    await expect(section(page, 'Faults')).toContainText('Nothing goes wrong on purpose.');
  });

  test('what people typed is shown as text and does not run', async ({ page, mock, expectProblems }) => {
    expectProblems(/contract:/, /TrustedHTML/);
    const payload = '<img src=x onerror="globalThis.__ran = true"><script>globalThis.__ran = true</script>';
    const register = { type: 'EMAIL', username: payload.slice(0, 60), email: 'payload@example.hk', area_code: '+852', phone: '', password: 'Letters1' };
    const headers = { 'content-type': 'application/json' };
    await ask(mock, '/auth/register', { method: 'POST', headers, body: JSON.stringify(register) });
    await ask(mock, `/contents/slug/${encodeURIComponent(payload)}/latest`);
    const { order } = await mock.makeOrder({ login_id: 'payload@example.hk', state: 'submitted-offline' });
    await open(page, mock);
    await expect(section(page, 'People').getByText(payload.slice(0, 60))).toBeVisible();
    await expect(section(page, 'Appointments').getByText(order.reference_number, { exact: true })).toBeVisible();
    await entry(section(page, 'Requests'), '/contents/slug/').locator('summary').click();
    expect(await page.evaluate(() => '__ran' in globalThis)).toBe(false);
    expect(await page.locator('main img').count()).toBe(0);
    // nor could it, were it put in as markup
    expect(await page.evaluate(() => Object.assign(document.createElement('p'), { innerHTML: '<b>x</b>' }).children.length).catch(() => 'refused')).toBe(
      'refused',
    );
  });

  test('both pages hold what they need, fit a small screen and are accessible', async ({ page, mock }) => {
    const foreign = watchOrigins(page, mock);
    for (const width of [1430, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, mock);
      await expect(page.getByText(/^Answers/)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'The contract' }).click();
      await expect(page.getByText('Every call of specification 7')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect([...foreign]).toEqual([]);
  });

  test('the contract is read and tried in the browser', async ({ page, mock }) => {
    const foreign = watchOrigins(page, mock);
    await page.setViewportSize({ width: 1430, height: 900 });
    await page.goto(`${mock.url}/docs#?route=get-/configuration/slug/-slug-/sorting-list`);
    await expect(page.getByRole('heading', { name: 'Ways to sort a list' })).toBeVisible();
    await page.getByPlaceholder('products').fill('products');
    await page.getByRole('button', { name: 'Execute' }).click();
    await expect.poll(async () => (await mock.requests({ call: 'getSortingList' })).map(({ status }) => status)).toEqual([200]);
    expect([...foreign]).toEqual([]);
  });
});
