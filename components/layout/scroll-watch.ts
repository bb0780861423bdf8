/** Less is a finger's tremble. */
const STEP_PX = 8;

let last = 0;

function watch(): void {
  if (Math.abs(scrollY - last) < STEP_PX) return;
  document.documentElement.toggleAttribute('data-scrolls-up', scrollY < last);
  last = scrollY;
}

// notes on the document whether the page is being scrolled up, for what shows only then
if (typeof window !== 'undefined') addEventListener('scroll', watch, { passive: true });
