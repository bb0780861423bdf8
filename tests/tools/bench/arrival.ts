import type { Page } from '@playwright/test';

/**
 * Starts a navigation and measures it inside the page, from the pointer's first event to the first frame that has the
 * new heading and, loaded, the largest picture in view. Nothing that passes between this process and the browser is in
 * it.
 * @returns milliseconds
 */
export async function timeArrival(page: Page, start: 'back' | (() => Promise<void>)): Promise<number> {
  await page.evaluate(watch, start === 'back');
  if (start !== 'back') await start();
  const milliseconds = await page.evaluate(() => (globalThis as { arrival?: Promise<number> }).arrival);
  if (milliseconds === undefined) throw new Error('The browser loaded the page anew.');
  if (Number.isNaN(milliseconds)) throw new Error(`The new page was not complete in time: ${page.url()}`);
  return milliseconds;
}

/** Runs in the page. */
function watch(isBack: boolean): void {
  const TIMEOUT_MS = 15_000;
  const heading = () =>
    [...document.querySelectorAll('h1')].find((element) => element.checkVisibility())?.textContent ?? '';
  const areaInView = (image: HTMLImageElement) => {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    return (
      Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
      Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    );
  };
  const hasMainPicture = () => {
    const [largest] = [...document.querySelectorAll<HTMLImageElement>('main img')]
      .map((image) => ({ image, area: areaInView(image) }))
      .filter(({ area }) => area > 0)
      .toSorted((a, b) => b.area - a.area);
    return !largest || (largest.image.complete && largest.image.naturalWidth > 0);
  };
  const before = heading();
  const watchedFrom = performance.now();
  let startedAt = Number.NaN;
  const arrival = new Promise<number>((resolve) => {
    const frame = () => {
      const now = performance.now();
      const current = heading();
      if (current && current !== before && hasMainPicture()) resolve(now - startedAt);
      else if (now - watchedFrom > TIMEOUT_MS) resolve(Number.NaN);
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  Object.assign(globalThis, { arrival });
  if (isBack) {
    startedAt = performance.now();
    history.back();
  } else addEventListener('pointerdown', ({ timeStamp }) => (startedAt = timeStamp), { capture: true, once: true });
}
