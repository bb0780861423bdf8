import { onIdle, yieldToBrowser } from './idle';

/**
 * Events that only a person causes. After a press or key the work starts at once, after the others in an idle moment.
 */
const PRESSES = ['pointerdown', 'keydown'] as const;
const SIGNS = [...PRESSES, 'pointermove', 'touchstart', 'wheel', 'scroll', 'focusin'] as const;

/** A page that has been visible for so long after its load has a reader, even without any event. Milliseconds. */
const QUIET_MS = 10_000;

let start = () => {};
const started = new Promise<void>((resolve) => (start = resolve));

if (typeof window !== 'undefined') watch();

/**
 * Resolves at the first sign of a person, who touches, points, types, scrolls or moves the focus, or has looked at the
 * page for ten seconds: what nobody sees (a guest's login, code for what may be clicked, pages fetched ahead) waits for
 * it, so that visits that end before cost neither the phone nor the backend. Work for a visitor who is known starts
 * with the page: `startAfterLoad`. Each piece of work that waits gets a task of its own.
 */
export const firstSign = (): Promise<void> => started.then(yieldToBrowser);

/**
 * Starts that work once the page has loaded and is idle: there is a session or a cart to show, or the page is the
 * visitor's own.
 * @param isNeeded asked in that moment, as looking into cookies and storage may take a slow phone longer than a frame
 */
export const startAfterLoad = (isNeeded = () => true): void => onLoad(() => onIdle(() => isNeeded() && start()));

function watch(): void {
  const options = { capture: true, passive: true } as const;
  const onSign = ({ type, target }: Event) => {
    // a gallery scrolls by itself to the option of the URL; people scroll it with one of the other signs
    if (type === 'scroll' && target instanceof Element) return;
    for (const sign of SIGNS) removeEventListener(sign, onSign, options);
    if (PRESSES.some((press) => press === type)) start();
    else onIdle(start);
  };
  for (const sign of SIGNS) addEventListener(sign, onSign, options);
  onLoad(() => setTimeout(onceVisible, QUIET_MS));
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
