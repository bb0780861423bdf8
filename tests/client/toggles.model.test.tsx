import { act } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import messages from '@/messages/en.json';
import { check, MODEL_TIMEOUT_MS } from '../fast-check.ts';
import { type Fate, fates } from '../generators.ts';
import { createBrowser } from '../models/network.ts';
import { commandsOf, type Opened, rest, scheduler, sequences, settle, usePages } from '../models/pages.ts';
import type { Shown } from './toggles.page.tsx';
import type * as page from './toggles.page.tsx';

/**
 * Hearts of services and the like of an article in two tabs, which the backend can only turn over, while requests and
 * responses are late, lost, out of order or answered with an error. The last click wins, or the shopper is told that it
 * failed; the counts follow.
 */
type Tab = { shown: Shown; errors: Record<Kind, number> };
type Kind = 'heart' | 'like';
type Shopper = Awaited<ReturnType<typeof shopperOf>>;
/**
 * The last click on each. Undefined where two tabs raced, or the page was left meanwhile: either of them may have been
 * the last.
 */
type Model = {
  last: Record<string, { tab: Tab & Opened<typeof page>; isOn: boolean; errors: number; answers: number } | undefined>;
};

const tabsOf = usePages<typeof page>('/tests/client/toggles.page.tsx');

const SERVICES = ['svc-window-seat', 'svc-tv-wall'];
const ARTICLE = 'post-dark-walls';
const IDS = [...SERVICES, ARTICLE];
const kindOf = (id: string): Kind => (id === ARTICLE ? 'like' : 'heart');

async function shopperOf(time: fc.Scheduler, given: readonly Fate[]) {
  const browser = createBrowser(time);
  const state = browser.backend.state();
  const account = state.byEmail('chan.taiman@example.hk')!;
  browser.become(account._id, 'EMAIL');
  const wishlist = () => account.wishlists.get(state.settings.mainStoreId) ?? [];
  const likers = () => state.posts.get(ARTICLE)!.liked_account_ids;
  const others = { heart: wishlist().length, like: likers().filter((id) => id !== account._id).length };

  const tabs = tabsOf(browser, ({ Page, place, onToast }) => {
    place.path = '/shop/main/product';
    const tab = { errors: { heart: 0, like: 0 } } as Tab;
    onToast(({ detail }) => {
      if (detail === messages.Toast.wishlistFailed) tab.errors.heart += 1;
      if (detail === messages.Toast.likeFailed) tab.errors.like += 1;
    });
    return {
      tab,
      element: (
        <Page services={SERVICES} article={ARTICLE} known={others.like} onRender={(shown) => (tab.shown = shown)} />
      ),
    };
  });

  const shopper = {
    browser,
    tabs,
    others,
    /** What the backend has. */
    isOn: (id: string) => (id === ARTICLE ? likers().includes(account._id) : wishlist().includes(id)),
    counts: () => ({ hearts: wishlist().length, likes: likers().length }),
    async open(name: number): Promise<void> {
      const { code } = await tabs.open(name);
      code.setAuthInterceptor(code.createAuth());
      act(() => code.sessionStore.set('registered'));
    },
    look: (name: number) => act(() => void tabs.get(name)?.code.readAgain(tabs.get(name)!.shown.client)),
  };
  await shopper.open(0);
  await shopper.open(1);
  await rest(time, 0);
  browser.afflict({ fates: given });
  return shopper;
}

const isChanging = ({ shown }: Tab, id: string) =>
  shown.client.isMutating({ predicate: ({ options }) => options.mutationKey?.at(-1) === id }) > 0;

async function click({ tabs, browser }: Shopper, { last }: Model, name: number, id: string): Promise<void> {
  const tab = tabs.get(name)!;
  const isOn = !tab.shown.toggles[id]!.isOn;
  const isRace = browser.mayStillArrive() || [...tabs.values()].some((other) => other !== tab && isChanging(other, id));
  last[id] = isRace ? undefined : { tab, isOn, errors: tab.errors[kindOf(id)], answers: tab.answers.length };
  act(() => tab.shown.toggles[id]!.toggle());
  await settle();
  expect(tab.shown.toggles[id]!.isOn, 'before any response').toBe(isOn);
}

/** Whatever is under way, the counts of each tab are those of what it shows. */
function checkCounts({ tabs, others }: Shopper): void {
  for (const { shown, code } of tabs.values()) {
    const { client, toggles, wishlistCount, likeCount } = shown;
    const { isListKnown, isUserKnown } = code.known(client);
    const hearts = SERVICES.filter((id) => toggles[id]?.isOn).length;
    expect(wishlistCount).toBe(hearts + (isListKnown ? others.heart : 0));
    if (isUserKnown) expect(likeCount).toBe(others.like + Number(toggles[ARTICLE]?.isOn));
  }
}

/** Once everything has been answered: the last click has won, or the tab has said that it failed. */
function checkLast({ isOn }: Shopper, { last }: Model): void {
  for (const [id, clicked] of Object.entries(last)) {
    if (!clicked || clicked.tab.errors[kindOf(id)] > clicked.errors) continue;
    expect({ id, isOn: isOn(id) }).toEqual({ id, isOn: clicked.isOn });
    // a list that could not be read is shown empty
    if (clicked.tab.answers.slice(clicked.answers).every((answer) => answer.isOk))
      expect(clicked.tab.shown.toggles[id]?.isOn).toBe(clicked.isOn);
  }
}

const command = commandsOf<Model, Shopper>(checkCounts);
const COMMANDS = [
  ...[0, 1].flatMap((tab) => [
    ...IDS.flatMap((id) =>
      [1, 1, 2].map((times) =>
        command(`click(${tab}, ${id}) × ${times}`, async (shopper, model) => {
          for (let time = 0; time < times; time += 1) await click(shopper, model, tab, id);
        }),
      ),
    ),
    command(`open(${tab})`, async (shopper, { last }) => {
      const before = shopper.tabs.get(tab);
      for (const id of IDS) if (before && last[id]?.tab === before && isChanging(before, id)) last[id] = undefined;
      await shopper.open(tab);
    }),
    command(`look(${tab})`, (shopper) => shopper.look(tab)),
  ]),
  command('wait', () => settle(1000)),
];

it(
  'show and count the last click in the end, or say that it failed',
  () =>
    check(
      fc.asyncProperty(
        scheduler(),
        fates(4, 12),
        sequences(COMMANDS, 15),
        fc.nat({ max: 1 }),
        async (time, given, commands, stale) => {
          const shopper = await shopperOf(time, given);
          const model: Model = { last: {} };
          await fc.scheduledModelRun(time, () => ({ model, real: shopper }), commands);
          await rest(time, 3000);
          checkLast(shopper, model);
          // a tab that does not know what the other one did
          shopper.browser.heal();
          for (const id of IDS) await click(shopper, model, stale, id);
          await rest(time, 3000);
          checkLast(shopper, model);
          for (const id of IDS) expect(model.last[id]).toBeDefined();
          for (const name of shopper.tabs.keys()) shopper.look(name);
          await rest(time, 3000);
          checkCounts(shopper);
          for (const { shown } of shopper.tabs.values()) {
            expect(IDS.filter((id) => shown.toggles[id]?.isOn)).toEqual(IDS.filter(shopper.isOn));
            expect({ hearts: shown.wishlistCount, likes: shown.likeCount }).toEqual(shopper.counts());
            expect(shown.client.isMutating()).toBe(0);
          }
          shopper.tabs.leaveAll();
        },
      ),
      40,
    ),
  MODEL_TIMEOUT_MS,
);
