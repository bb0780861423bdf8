import { test as base, expect, type Page, type Response } from '@playwright/test';
import type { Locale } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/locales.ts';
import { type Combination, combinationOf, DEVICES, windowOf } from './combinations.ts';
import { expectAccessible } from './support/accessible.ts';
import { clickIn } from './support/click-in.ts';
import { type Translate, translatorOf } from './support/messages.ts';
import type { MockClient, Persona, PersonaName, RecordedRequest } from './support/mock-client.ts';
import { type BePersona, comeInAs } from './support/persona.ts';
import { undeclared, watchProblems } from './support/problems.ts';
import { attachOutput, type Stack, startStack, untilBackendIsBack } from './support/stack.ts';
import { watchTraffic } from './support/traffic.ts';
import { translatePage } from './support/translator.ts';

export { clickIn, expect, expectAccessible };
export type { Locale, MockClient, Page, PersonaName, Translate };

export type ShopOptions = {
  /** which of the three turns it is: a test runs in another language and width in each */
  turn: number;
  /** the language and width of all tests, whatever the turn */
  combination: Combination | undefined;
  /** whom each test begins as: `test.use({ beginAs: 'member-with-points' })`. Without it as a new visitor */
  beginAs: PersonaName | undefined;
  /** whether a browser's translator changes each page */
  isTranslated: boolean;
};

type TestFixtures = {
  /** the test's language */
  shopLocale: Locale;
  /** whether the test runs on a small touch screen */
  isPhone: boolean;
  /** This worker's shop: where it is, and its pages in the test's language, `shop.open('/shop/main/cart')`. */
  shop: { url: string; open: (path: string) => Promise<Response | null> };
  locale: Locale;
  /** The interface's words in the project's language: `t('Cart.title')`, `t('Cart.count', { count: 2 })`. */
  t: Translate;
  /** A path of the shop in the project's language: `path('/shop/main/cart')`. */
  path: (path: string) => string;
  /** Control of the mock backend. It is reset before each test. */
  mock: MockClient;
  /** What the shop asked of the backend in this test, oldest first. */
  backendCalls: (filter?: { method?: string; path?: string; call?: string }) => Promise<RecordedRequest[]>;
  /**
   * Declares problems that the test provokes. Any other console error, page error, failed request, response ≥ 400 or
   * contract violation fails the test.
   */
  expectProblems: (...patterns: RegExp[]) => void;
  /** Makes an account of a kind, nobody else's, and logs the browser in: `await persona('member-with-cards')`. */
  persona: BePersona;
  /** Logs the browser in without the login page. */
  logIn: (login: { email: string; password: string } | Persona['login']) => Promise<void>;
  /** A shop of this test's own, with other variables and empty caches; with the worker's backend unless `ownMock`. */
  shopWith: (env?: Record<string, string>, options?: { ownMock?: boolean }) => Promise<Stack>;
  /** where the test runs: language and width */
  testCombination: Combination;
  begun: Persona | undefined;
  translation: void;
  problemWatch: void;
  trafficWatch: void;
};

export const test = base.extend<TestFixtures & ShopOptions, { stack: Stack }>({
  turn: [1, { option: true }],
  combination: [undefined, { option: true }],
  beginAs: [undefined, { option: true }],
  isTranslated: [false, { option: true }],

  testCombination: async ({ turn, combination }, use, { titlePath, tags, annotations }) => {
    const testCombination = combination ?? combinationOf(titlePath.join(' ').replace(' @gate', ''), tags, turn);
    annotations.push({ type: 'combination', description: testCombination });
    await use(testCombination);
  },
  shopLocale: async ({ testCombination }, use) => use(testCombination.split('-')[0] as Locale),
  isPhone: async ({ testCombination }, use) => use(testCombination.endsWith('phone')),
  viewport: async ({ isPhone, turn }, use) => use(isPhone ? DEVICES.phone.viewport : windowOf(turn)),
  userAgent: async ({ isPhone }, use) => use(DEVICES[isPhone ? 'phone' : 'desktop'].userAgent),
  deviceScaleFactor: async ({ isPhone }, use) => use(DEVICES[isPhone ? 'phone' : 'desktop'].deviceScaleFactor),
  isMobile: async ({ isPhone }, use) => use(isPhone),
  hasTouch: async ({ isPhone }, use) => use(isPhone),

  stack: [
    async ({}, use, { parallelIndex }) => {
      const stack = await startStack({ worker: parallelIndex });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: async ({ stack }, use) => use(stack.shop.url),
  locale: async ({ shopLocale }, use) => use(shopLocale),
  t: async ({ shopLocale }, use) => use(translatorOf(shopLocale)),
  path: async ({ shopLocale }, use) => use((path) => localizedPath(path, shopLocale)),

  shop: async ({ stack, page, path }, use) => {
    const { url } = stack.shop;
    await use({ url, open: (to) => page.goto(url + path(to)) });
  },

  mock: async ({ stack }, use, testInfo) => {
    await stack.client.reset();
    await untilBackendIsBack(stack);
    await use(stack.client);
    await attachOutput(testInfo, stack);
  },

  backendCalls: async ({ mock }, use) => use((filter) => mock.requests(filter)),

  expectProblems: async ({ context, mock }, use) => {
    const declared: RegExp[] = [];
    const problems = watchProblems(context);
    await use((...patterns) => void declared.push(...patterns));
    const violations = (await mock.requests()).flatMap(({ method, path, violations: found }) =>
      found.map((violation) => `contract: ${method} ${path}: ${violation}`),
    );
    expect(
      undeclared([...problems.list(), ...violations], declared),
      'problems that the test does not declare',
    ).toEqual([]);
  },
  translation: [
    async ({ context, isTranslated }, use) => {
      if (isTranslated) await context.addInitScript(translatePage);
      await use();
    },
    { auto: true },
  ],

  // every test watches, whether it declares problems or not
  problemWatch: [async ({ expectProblems }, use) => use(void expectProblems), { auto: true }],

  // nor may a secret come out: passwords, codes and tokens in responses, URLs or the log
  trafficWatch: [
    async ({ context, mock, stack }, use) => {
      const traffic = watchTraffic(context);
      await use();
      expect(await traffic.leaks(mock, stack.shop.program.output()), 'secrets that came out').toEqual([]);
    },
    { auto: true },
  ],

  persona: async ({ stack, mock, context, begun }, use) => {
    await use(async (name) => {
      if (name === undefined && begun) return begun;
      if (name === undefined)
        throw new Error('The test began as nobody: name a persona, or `test.use({ beginAs: … })`.');
      const made = await mock.persona(name);
      await comeInAs(context, stack.shop.url, made);
      return made;
    });
  },

  // every test begins as the one whom the option names, also one that does not ask who that is
  begun: [
    async ({ stack, mock, context, beginAs }, use) => {
      const made = beginAs && (await mock.persona(beginAs));
      if (made) await comeInAs(context, stack.shop.url, made);
      await use(made);
    },
    { auto: true },
  ],

  logIn: async ({ context }, use) => {
    await use(async (login) => {
      const data = 'email' in login ? { type: 'EMAIL', login_id: login.email, password: login.password } : login;
      const response = await context.request.post('/api/auth/login', { data });
      expect(response.status(), `log-in of ${data.login_id}`).toBe(200);
    });
  },

  shopWith: async ({ stack, context }, use) => {
    const stacks: Stack[] = [];
    await use(async (env, { ownMock } = {}) => {
      const own = await startStack({ env, mock: ownMock ? undefined : stack.mock });
      stacks.push(own);
      return own;
    });
    // what a page still asks for is not refused by a shop that is gone
    await Promise.all(context.pages().map((page) => page.goto('about:blank')));
    await Promise.all(stacks.map((own) => own.stop()));
  },
});
