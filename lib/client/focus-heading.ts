/** Not that of a page that is still loading, which another one takes the place of. */
const HEADING = 'main h1:not([aria-busy=true] h1)';
/** With these somebody has gone on by himself. */
const SIGNS = ['keydown', 'pointerdown'];

let giveUp = () => {};

/**
 * Puts the focus on the page's heading, as soon as there is one and no dialog lies over it, unless somebody goes on
 * before that.
 */
export function focusHeading(): void {
  giveUp();
  const watcher = new MutationObserver(look);
  function stop() {
    watcher.disconnect();
    for (const sign of SIGNS) removeEventListener(sign, stop, true);
  }
  function look() {
    const heading = document.querySelector<HTMLElement>(HEADING);
    if (!heading || document.querySelector('dialog:modal')) return;
    stop();
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  for (const sign of SIGNS) addEventListener(sign, stop, true);
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'aria-busy'] });
  giveUp = stop;
  look();
}
