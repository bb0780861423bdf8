import { test as base, expect, type Page } from '@playwright/test';
import type { Locale } from '../lib/i18n/locales.ts';
import { localizedPath } from '../lib/i18n/locales.ts';
import { expectAccessible } from './support/accessible.ts';
import { type Translate, translatorOf } from './support/messages.ts';
import type { MockClient, RecordedRequest } from './support/mock-client.ts';
import { undeclared, watchProblems } from './support/problems.ts';
import { attachOutput, type Stack, startStack } from './support/stack.ts';

export { expect, expectAccessible };
export type { Locale, MockClient, Page, RecordedRequest, Translate };

export type ShopOptions = {
  /** the language that the project runs in */
  shopLocale: Locale;
  /** whether the project runs on a small touch screen */
  isPhone: boolean;
};

type TestFixtures = {
  locale: Locale;
  /** The interface's words in the project's language: `t('Cart.title')`, `t('Cart.count', { count: 2 })`. */
  t: Translate;
  /** A path of the shop in the project's language: `path('/shop/main/cart')`. */
  path: (path: string) => string;
  /** Control of the mock backend. It is reset before each test. */
  mock: MockClient;
  /** What the shop asked of the backend in this test, oldest first. */
  backendCalls: (filter?: { method?: string; path?: string; call?: string }) => Promise<RecordedRequest[]>;
  /** Declares problems that the test provokes. Any other console error, page error, failed request, answer ≥ 400 or contract violation fails the test. */
  expectProblems: (...patterns: RegExp[]) => void;
  /** Logs the browser in without the login page. */
  logIn: (login: { email: string; password: string }) => Promise<void>;
  /** A shop of its own for this test, with other variables, and with nothing in its caches. It shares the worker's mock backend unless `ownMock`. */
  shopWith: (env?: Record<string, string>, options?: { ownMock?: boolean }) => Promise<Stack>;
  problemWatch: void;
};

export const test = base.extend<TestFixtures & ShopOptions, { stack: Stack }>({
  shopLocale: ['en', { option: true }],
  isPhone: [false, { option: true }],

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

  mock: async ({ stack }, use, testInfo) => {
    await stack.client.reset();
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
    expect(undeclared([...problems.list(), ...violations], declared), 'problems that the test does not declare').toEqual([]);
  },
  // every test watches, whether it declares problems or not
  problemWatch: [async ({ expectProblems }, use) => use(void expectProblems), { auto: true }],

  logIn: async ({ context }, use) => {
    await use(async ({ email, password }) => {
      const response = await context.request.post('/api/auth/login', { data: { type: 'EMAIL', login_id: email, password } });
      expect(response.status(), `log-in of ${email}`).toBe(200);
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
