/** A place on the page as a share of its height, in the fragment of a URL: `#at=0.4310`. */
const PLACE = /^#at=(0\.\d+)$/;

/** Where the page is scrolled to, for a link to the same page in another language; '' at its top. */
export const placeHash = (): string =>
  scrollY > 0 ? `#at=${(scrollY / document.documentElement.scrollHeight).toFixed(4)}` : '';

/** Scrolls to the place in the URL, and takes it out of there. */
export function restorePlace(): void {
  const [, share] = PLACE.exec(location.hash) ?? [];
  if (share === undefined) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  scrollTo({ top: Number(share) * document.documentElement.scrollHeight, behavior: 'instant' });
}
