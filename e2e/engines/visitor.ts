import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import { until } from '../../tests/tools/report.ts';
import type { Control, Driver } from './driver.ts';

const FINDER = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const LIMIT_MS = 20_000;

type More = {
  /** the name begins like this, with a count or a price after it */
  isStart?: boolean;
  isFocused?: boolean;
  isChecked?: boolean;
  /** the value of a field */
  value?: string;
  /** the element lies in this one */
  within?: Query;
  /** which of several, from 0; -1 is the last */
  nth?: number;
};
/** `role` is one of ARIA; a `field` is found by its label, a `text` is an element of these words. Without a name, any. */
export type Query = More & { role: string; name?: string };
export type Visitor = ReturnType<typeof createVisitor>;

/** Runs in the page: the visible element with this role and name, the same whatever the engine makes of them. */
function find(query: Query): Element | undefined {
  const { within, queries } = (globalThis as unknown as { TestingLibraryDom: typeof TestingLibrary }).TestingLibraryDom;
  const search = ({ role, name = '', nth = 0, within: outer, ...more }: Query): Element | undefined => {
    const root = outer ? search(outer) : document.body;
    if (!root) return undefined;
    const isNamed = (text: string) => {
      const plain = text.replaceAll(/\s+/g, ' ').trim();
      return more.isStart || name === '' ? plain.startsWith(name) : plain === name;
    };
    const inside = within(root as HTMLElement, queries);
    const byRole = () => inside.queryAllByRole(role, { name: isNamed, checked: more.isChecked });
    const all =
      { text: () => inside.queryAllByText(isNamed), field: () => inside.queryAllByLabelText(isNamed) }[role] ?? byRole;
    const isRight = (element: HTMLElement) =>
      (element.matches('[type=file]') ||
        (element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))) &&
      (!more.isFocused || element === document.activeElement) &&
      (more.value === undefined || (element as HTMLInputElement).value === more.value);
    return all().filter(isRight).at(nth);
  };
  return search(query);
}

/** What a shopper does and sees, the same in every engine. Everything waits until it is possible, up to a limit. */
export function createVisitor(driver: Driver, url: string, pathIn: (path: string) => string) {
  async function found(query: Query): Promise<Control | undefined> {
    if (!(await driver.evaluate(() => 'TestingLibraryDom' in globalThis)))
      await driver.evaluate(`${FINDER}; undefined`);
    return driver.element(find, query);
  }

  /** Tries until it does not fail. */
  async function wait<R>(what: string, work: () => Promise<R | undefined | false>): Promise<R> {
    let result: R | undefined | false;
    let reason: unknown = '';
    const isDone = async () => {
      result = await work().catch((error: unknown) => void (reason = error));
      return result !== undefined && result !== false;
    };
    if ((await until(isDone, LIMIT_MS)) === undefined)
      throw new Error(`${what}: not within ${LIMIT_MS / 1000} s, at ${await address()} ${String(reason)}`);
    return result as R;
  }

  const address = () => driver.evaluate(() => location.href);
  const text = () => driver.evaluate(() => document.body.innerText);
  const see = (role: string, name?: string, more: More = {}) =>
    wait(`see ${JSON.stringify({ role, name, ...more })}`, () => found({ role, name, ...more }));
  const click = (role: string, name?: string, more: More = {}) =>
    wait(`click ${JSON.stringify({ role, name, ...more })}`, async () => {
      const control = await found({ role, name, ...more });
      await control?.click();
      return control;
    });
  /** A call of the shop's own, as its pages make it. */
  const call = async (path: string, body: object) => {
    const status = await driver.evaluate(
      async (to, json) =>
        (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: json })).status,
      path,
      JSON.stringify(body),
    );
    expect(status).toBe(200);
  };
  /** Opens a page and waits for the session that every visitor gets at their first sign, a key for example. */
  const becomeGuest = async (path: string) => {
    await driver.goto(url + pathIn(path));
    await driver.press('Escape');
    await wait('a session', () => driver.evaluate(() => document.cookie.includes('auth.type=')));
  };

  return {
    driver,
    wait,
    text,
    see,
    click,
    open: (path: string) => driver.goto(url + pathIn(path)),
    /** Opens a page as a guest who has a service among the requests already. */
    openWith: async (path: string, product_variant_id: string) => {
      await becomeGuest(path);
      await call('/api/stores/main/shopping-cart/add-to-cart', { product_variant_id, qty: 1 });
      await driver.goto(url + pathIn(path));
    },
    seeNone: (role: string, name?: string, more: More = {}) =>
      wait(`see no ${role} ${name}`, async () => (await found({ role, name, ...more })) === undefined),
    /** Types into a field, in place of what is there. */
    fill: async (name: string, value: string, more: More = {}) => {
      // what loads above may move the field away from under the click
      await wait(`focus ${name}`, async () => {
        await click('field', name, more);
        return found({ role: 'field', name, ...more, isFocused: true });
      });
      await driver.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await driver.type(value);
      await see('field', name, { ...more, value });
    },
    upload: async (name: string, files: string[], more: More = {}) => (await see('field', name, more)).upload(files),
    /** The page contains these words. */
    seeText: (words: string) => wait(`see “${words}”`, async () => (await text()).includes(words)),
    at: (path: string | RegExp) =>
      wait(`be at ${path}`, async () => {
        const here = await address();
        return typeof path === 'string' ? here === url + pathIn(path) : path.test(here);
      }),
  };
}
