import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { until } from '../../tests/tools/report.ts';
import { type Driver, type Handle, Key } from './driver.ts';
import { findElement, type Query } from './finder.ts';

export { Key };
export type { Query };

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LIMIT_MS = 12_000;

export type Visitor = ReturnType<typeof createVisitor>;

/** What a shopper does and sees, the same in every engine. Everything waits until it is possible, up to a limit. */
export function createVisitor(driver: Driver, url: string, pathIn: (path: string) => string) {
  async function find(query: Query): Promise<Handle | undefined> {
    const hasAxe = await driver.evaluate(() => 'axe' in globalThis);
    if (!hasAxe) await driver.addScript(AXE);
    return driver.element(findElement, query);
  }

  /** Tries until it does not fail. */
  async function wait<R>(what: string, work: () => Promise<R | undefined | false>): Promise<R> {
    let result: R | undefined | false;
    let reason = '';
    const took = await until(async () => {
      try {
        result = await work();
        reason = '';
      } catch (error) {
        reason = `: ${error instanceof Error ? error.message : String(error)}`;
        return false;
      }
      return result !== undefined && result !== false;
    }, LIMIT_MS);
    if (took === undefined) throw new Error(`${what}: not within ${LIMIT_MS / 1000} s${reason}, at ${await address()}`);
    return result as R;
  }

  const nameOf = ({ role, name = '', within }: Query): string =>
    `${role} “${name}”${within ? ` in ${nameOf(within)}` : ''}`;
  const see = (role: string, name?: string, more: Partial<Query> = {}) =>
    wait(`see ${nameOf({ role, name, ...more })}`, () => find({ role, name, ...more }));
  const address = () => driver.evaluate(() => location.href);

  const visitor = {
    driver,
    open: (path: string) => driver.goto(url + pathIn(path)),
    see,
    seeNone: (role: string, name?: string, more: Partial<Query> = {}) =>
      wait(
        `see no ${nameOf({ role, name, ...more })}`,
        async () => (await find({ role, name, ...more })) === undefined,
      ),
    click: (role: string, name?: string, more: Partial<Query> = {}) =>
      wait(`click ${nameOf({ role, name, ...more })}`, async () => {
        const handle = await find({ role, name, ...more });
        if (!handle) return false;
        await driver.click(handle);
        return true;
      }),
    /** Types into a field, in place of what is there. */
    fill: async (name: string, text: string, more: Partial<Query> = {}) => {
      // what loads above may move the field away from under the click
      await wait(`focus field “${name}”`, async () => {
        await visitor.click('field', name, more);
        return find({ role: 'field', name, ...more, isFocused: true });
      });
      await driver.evaluate(() => {
        const field = document.activeElement;
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
      });
      await driver.type(text);
      const value = await visitor.valueOf(name, more);
      if (value !== text) throw new Error(`“${name}” has “${String(value)}” where “${text}” was typed`);
    },
    valueOf: async (name: string, more: Partial<Query> = {}) =>
      driver.property(await see('field', name, more), 'value'),
    isChecked: async (name: string, more: Partial<Query> = {}) =>
      wait(
        `“${name}” is checked`,
        async () => (await driver.property(await see('field', name, more), 'checked')) === true,
      ),
    press: (key: string) => driver.type(key),
    /** A call of the shop's own, as its pages make it. */
    call: (path: string, body: object) =>
      driver.evaluate(
        async (address, text) => {
          const response = await fetch(address, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: text,
          });
          return response.status;
        },
        path,
        JSON.stringify(body),
      ),
    upload: async (name: string, files: string[], more: Partial<Query> = {}) =>
      driver.upload(await see('file', name, more), files),
    /** The page, or a part of it, contains these words. */
    seeText: (text: string | RegExp) =>
      wait(`see “${text}”`, async () => {
        const shown = await driver.evaluate(() => document.body.innerText);
        return typeof text === 'string' ? shown.includes(text) : text.test(shown);
      }),
    at: (path: string | RegExp) =>
      wait(`be at ${path}`, async () => {
        const here = await address();
        return typeof path === 'string' ? here === url + pathIn(path) : path.test(here);
      }),
    wait,
    text: () => driver.evaluate(() => document.body.innerText),
    address,
  };
  return visitor;
}
