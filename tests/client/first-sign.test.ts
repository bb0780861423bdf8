// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module as a new page has it: nobody has given a sign yet. */
async function newPage() {
  vi.resetModules();
  const { firstSign, firstSignItself, firstSignServed, pageShown, startAfterLoad } =
    await import('@/lib/client/first-sign');
  let isStarted = false;
  let isNoticed = false;
  let isServed = false;
  void firstSign().then(() => (isStarted = true));
  void firstSignItself().then(() => (isNoticed = true));
  void firstSignServed().then(() => (isServed = true));
  return {
    startAfterLoad,
    pageShown,
    isNoticed: () => isNoticed,
    isServed: () => isServed,
    /** after what is to be done in this moment has been done */
    async isStarted(afterMs = 0) {
      await vi.advanceTimersByTimeAsync(afterMs);
      return isStarted;
    },
  };
}

const visibility = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

describe('work that nobody sees', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // jsdom has none: a timer in its place would take a millisecond
    vi.stubGlobal('scheduler', { yield: () => Promise.resolve() });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each(['pointerdown', 'keydown', 'pointermove', 'wheel', 'scroll', 'focusin'])(
    'begins with the first %s',
    async (type) => {
      const page = await newPage();
      expect(await page.isStarted(5_000)).toBe(false);
      dispatchEvent(new Event(type));
      expect(await page.isStarted(10)).toBe(true);
    },
  );

  it('has begun where the page was scrolled before its scripts came', async () => {
    vi.stubGlobal('scrollY', 300);
    expect(await (await newPage()).isStarted(10)).toBe(true);
  });

  it.each([
    ['a button', 'button', 2_000],
    ['anything else', 'p', 10],
  ])('leaves the line to what a press on %s asks for', async (_name, tag, ms) => {
    const page = await newPage();
    document.body.appendChild(document.createElement(tag)).dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(await page.isStarted(ms - 10)).toBe(true);
    if (tag === 'button') expect(page.isServed()).toBe(false);
    await page.isStarted(20);
    expect(page.isServed()).toBe(true);
  });

  it('does not begin with a gallery that scrolls by itself', async () => {
    const page = await newPage();
    const gallery = document.body.appendChild(document.createElement('ul'));
    gallery.dispatchEvent(new Event('scroll'));
    expect(await page.isStarted(10)).toBe(false);
  });

  it('begins at once with a press', async () => {
    const page = await newPage();
    dispatchEvent(new Event('pointerdown'));
    await Promise.resolve();
    expect(await page.isStarted()).toBe(true);
  });

  describe('after a press on a link', () => {
    async function pressOn(html: string) {
      const page = await newPage();
      document.body.innerHTML = html;
      document.querySelector('i')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      return page;
    }
    const LINK = '<a href="/posts"><i></i></a>';

    it('begins once the page that it opens is shown', async () => {
      const page = await pressOn(LINK);
      expect(await page.isStarted(900)).toBe(false);
      expect(page.isNoticed()).toBe(true);
      page.pageShown();
      expect(await page.isStarted()).toBe(true);
    });

    it('begins after a second if no page comes, and at once if the finger scrolls', async () => {
      expect(await (await pressOn(LINK)).isStarted(1_000)).toBe(true);
      const page = await pressOn(LINK);
      dispatchEvent(new Event('pointercancel'));
      expect(await page.isStarted()).toBe(true);
    });

    it.each(['<a href="/cart" aria-haspopup="dialog"><i></i></a>', `<div data-hydrated="false">${LINK}</div>`])(
      'begins at once where the link needs it: %s',
      async (html) => {
        expect(await (await pressOn(html)).isStarted()).toBe(true);
      },
    );
  });

  it('waits in a tab in the background until it has been seen for ten seconds', async () => {
    visibility('hidden');
    const page = await newPage();
    expect(await page.isStarted(60_000)).toBe(false);
    visibility('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await page.isStarted(9_999)).toBe(false);
    expect(await page.isStarted(1)).toBe(true);
  });

  it('begins with the page for a visitor who is known', async () => {
    const page = await newPage();
    page.startAfterLoad();
    expect(await page.isStarted(10)).toBe(true);
  });
});
