export type Size = { width: number; height: number };
/** One way of making a picture smaller: its size in pixels and the quality of its encoding, 0 to 1. */
export type Step = Size & { quality: number };

const QUALITIES = [0.86, 0.76, 0.66, 0.56] as const;
const SHRINK = 0.75;
/** Pixels of the shorter side. Below this nobody can read a screenshot of a payment any more. */
const LEAST_SIDE = 720;

/**
 * The size with `edge` pixels at most on its longer side, its shape kept. A smaller picture stays as it is, and a long
 * one keeps a shorter side that can be read: it may be longer than `edge`.
 */
export function fitted({ width, height }: Size, edge: number): Size {
  const share = Math.min(1, Math.max(edge / Math.max(width, height), LEAST_SIDE / Math.min(width, height)));
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
}

/**
 * What to try, best first, until the file is small enough: less quality first, then fewer pixels, as far as it stays
 * readable. Never empty.
 */
export function stepsFor(size: Size, edge: number): Step[] {
  const steps: Step[] = [];
  const least = Math.min(LEAST_SIDE, size.width, size.height);
  let fit = fitted(size, edge);
  for (;;) {
    const now = fit;
    steps.push(...QUALITIES.map((quality) => ({ ...now, quality })));
    if (Math.min(now.width, now.height) <= least) return steps;
    fit = fitted(size, Math.round(Math.max(now.width, now.height) * SHRINK));
  }
}
