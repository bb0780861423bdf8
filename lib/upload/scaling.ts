export type Size = { width: number; height: number };
/** One way of making a picture smaller: its size in pixels and the quality of its encoding, 0 to 1. */
export type Step = Size & { quality: number };

const QUALITIES = [0.86, 0.76, 0.66, 0.56] as const;
const SHRINK = 0.75;
/** Below this nobody can read a payment slip any more. */
const LEAST_EDGE = 480;

/** The size with `edge` pixels at most on its longer side, its shape kept; a smaller picture stays as it is. */
export function fitted({ width, height }: Size, edge: number): Size {
  const share = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/** What to try, best first, until the file is small enough: less quality first, then fewer pixels. Never empty. */
export function stepsFor(size: Size, edge: number): Step[] {
  const steps: Step[] = [];
  let current = edge;
  do {
    const fit = fitted(size, current);
    steps.push(...QUALITIES.map((quality) => ({ ...fit, quality })));
    current = Math.round(Math.max(fit.width, fit.height) * SHRINK);
  } while (current >= LEAST_EDGE);
  return steps;
}
