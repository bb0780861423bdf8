const DURATION_MS = 240;

/**
 * Shows where a service went that was just added: its picture flies from the page to its thumbnail in the drawer, above
 * both. Nothing moves where the shopper wants no motion, or sees no picture of it.
 */
export function flyIn(thumb: HTMLImageElement): void {
  const shown = document.querySelector<HTMLImageElement>('[data-shown] img');
  const drawer = thumb.closest('dialog');
  if (!shown || !drawer || !('popover' in shown) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = shown.getBoundingClientRect();
  if (from.bottom < 0 || from.top > innerHeight) return;
  const to = thumb.getBoundingClientRect();
  // the drawer is still on its way to the right edge
  const left =
    document.documentElement.clientWidth - drawer.offsetWidth + to.left - drawer.getBoundingClientRect().left;

  const flying = shown.cloneNode() as HTMLImageElement;
  flying.alt = '';
  flying.popover = 'manual';
  Object.assign(flying.style, {
    inset: `${from.top}px auto auto ${from.left}px`,
    inlineSize: `${from.width}px`,
    blockSize: `${from.height}px`,
    margin: '0',
    border: '0',
    padding: '0',
    transformOrigin: '0 0',
    pointerEvents: 'none',
  });
  document.body.append(flying);
  flying.showPopover();
  const landed = `translate(${left - from.left}px, ${to.top - from.top}px) scale(${to.width / from.width}, ${to.height / from.height})`;
  const remove = () => flying.remove();
  void flying
    .animate(
      { transform: ['none', landed], opacity: [1, 0.5] },
      { duration: DURATION_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
    )
    .finished.then(remove, remove);
}
