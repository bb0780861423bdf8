import { delay } from './delay';
import { NOT_HYDRATED } from './early-click';
import { onIdle, yieldToBrowser } from './idle';

/**
 * Events that only a person causes. After a press or key the work starts at once, after the others in an idle moment.
 */
const PRESSES = ['pointerdown', 'keydown'] as const;
const SIGNS = [...PRESSES, 'pointermove', 'wheel', 'scroll', 'focusin'] as const;

/** A page that has been visible for so long after its load has a reader, even without any event. Milliseconds. */
const QUIET_MS = 10_000;

/** How long the page that a first press opens goes before all other work. Milliseconds. */
const OPENING_MS = 1_000;

/** How long what a first press asks a control for goes before pages that nobody has asked for. Milliseconds. */
const RESPONDING_MS = 2_000;

let notice = () => {};
const noticed = new Promise<void>((resolve) => (notice = resolve));
let begin = () => {};
const begun = new Promise<void>((resolve) => (begin = resolve));

function start(): void {
  notice();
  begin();
}

if (typeof window !== 'undefined') watch();

/**
 * Resolves at the first sign of a person, who touches, points, types, scrolls or moves the focus, or has looked at the
 * page for ten seconds: what nobody sees (a guest's login, code for what may be clicked, pages fetched ahead) waits for
 * it, so that visits that end before cost neither the phone nor the backend. If the sign is a press on a link, the page
 * that it opens is shown first. Work for a visitor who is known starts with the page: `startAfterLoad`. Each piece of
 * work that waits gets a task of its own.
 */
export const firstSign = (): Promise<void> => begun.then(yieldToBrowser);

/** Resolves with the first sign itself: for what the page needs as well that a press is about to open. */
export const firstSignItself = (): Promise<void> => noticed.then(yieldToBrowser);

let respondingMs = 0;
/** Resolves after the first sign, and when what a control may have been asked for has had the line to itself. */
export const firstSignServed = (): Promise<void> => begun.then(() => delay(respondingMs));

/** To be called when a page that a link has opened is on the screen. */
export const pageShown = (): void => start();

/**
 * Starts that work once the page has loaded and is idle: there is a session or a cart to show, or the page is the
 * visitor's own.
 * @param isNeeded asked in that moment, as looking into cookies and storage may take a slow phone longer than a frame
 */
export const startAfterLoad = (isNeeded = () => true): void => onLoad(() => onIdle(() => isNeeded() && start()));

function watch(): void {
  const options = { capture: true, passive: true } as const;
  const onSign = ({ type, target }: Event) => {
    const element = target instanceof Element ? target : undefined;
    // a gallery scrolls by itself to the option of the URL; people scroll it with one of the other signs
    if (type === 'scroll' && element) return;
    for (const sign of SIGNS) removeEventListener(sign, onSign, options);
    if (type === 'pointerdown' && opensPage(element)) {
      notice();
      setTimeout(start, OPENING_MS);
      // the finger scrolls instead
      addEventListener('pointercancel', start, { once: true });
    } else if (PRESSES.some((press) => press === type)) {
      if (element?.closest('button, label')) respondingMs = RESPONDING_MS;
      start();
    } else onIdle(start);
  };
  for (const sign of SIGNS) addEventListener(sign, onSign, options);
  // by a person who did not wait for the scripts
  if (scrollY > 0) onIdle(start);
  onLoad(() => setTimeout(onceVisible, QUIET_MS));
}

/** A link that has hydrated and opens a page. Others need the work: one that has not, and one that opens a dialog. */
function opensPage(element: Element | undefined): boolean {
  const link = element?.closest('a[href]:not([aria-haspopup])');
  return Boolean(link && !link.closest(NOT_HYDRATED));
}

function onLoad(callback: () => void): void {
  if (document.readyState === 'complete') callback();
  else addEventListener('load', callback, { once: true });
}

/**
 * Starts the work if the tab is visible, else when it has been visible for long enough: nobody reads a tab in the
 * background.
 */
function onceVisible(): void {
  if (document.visibilityState === 'visible') return start();
  document.addEventListener('visibilitychange', () => setTimeout(onceVisible, QUIET_MS), { once: true });
}
