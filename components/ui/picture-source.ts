import optimiser from './picture-widths.json';

const WIDTHS = [...optimiser.imageSizes, ...optimiser.deviceSizes];
/** the largest file that the optimiser makes */
export const WIDEST = 2000;
const DEFAULT_QUALITY = 75;

/**
 * The URL of a picture at a width, from the framework's optimiser. The widths are those of `next.config`: others
 * get a 400.
 */
export function pictureUrl(url: string, width: number, quality = DEFAULT_QUALITY): string {
  return `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`;
}

/** An SVG of this shop: one slash, and nothing that browsers treat as a second one. */
const OWN_SVG = /^\/(?![/\\])[^\\\p{Cc}]*\.svg(?:\?|#|$)/iu;
/**
 * Whether a picture goes through the optimiser, which fetches from configured origins only. The shop's SVGs and local
 * files, which it does not take, are shown as they are.
 */
export const isOptimised = (url: string): boolean => !OWN_SVG.test(url) && !/^(?:data:image\/|blob:)/i.test(url);

/** Pixels, of screens without a condition in `sizes`. */
const NARROWEST = 320;
/**
 * The widths a picture can be asked for, from its `sizes`: px alone gives 1 to 2 device pixels each; vw gives what
 * screens from the narrowest that it holds for to the widest take. Never far above the natural width.
 */
export function pictureWidths(sizes: string, natural: number): number[] {
  const shares = [...sizes.matchAll(/(?:>= (\d{1,9})px\) )?(\d{1,9}(?:\.\d{1,9})?)vw/g)].map(
    ([, from = NARROWEST, share]) => [Number(share) / 100, Number(from)] as const,
  );
  // Lengths without those of media conditions: of `(width >= 992px) 300px` only 300 px counts.
  const pixels = [...sizes.replace(/\([^()]*\)/g, '').matchAll(/(\d{1,9}(?:\.\d{1,9})?)px/g)].map((match) =>
    Number(match[1]),
  );
  const least = Math.min(...pixels, ...shares.map(([ratio, from]) => ratio * from));
  const most = Math.min(
    natural,
    Math.max(...pixels.map((value) => value * 2), ...shares.map(([ratio]) => ratio * WIDEST)),
  );
  const last = WIDTHS.find((width) => width >= most) ?? WIDEST;
  const fitting = WIDTHS.filter((width) => width >= least && width <= last);
  return fitting.length > 0 ? fitting : [last];
}

/** A picture that is missing: its box alone, in the placeholder's colour. */
const NO_FILES = { src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E", srcSet: undefined };
/** The files of a picture for what an `<img>` takes: `srcSet` undefined where there is one file alone. */
export function pictureFiles(
  { url, width }: { url: string; width: number },
  sizes: string,
  quality?: number,
): { src: string; srcSet: string | undefined } {
  if (!url) return NO_FILES;
  const widths = isOptimised(url) ? pictureWidths(sizes, width) : [];
  return {
    src: widths.length > 0 ? pictureUrl(url, widths.at(-1) ?? 0, quality) : url,
    srcSet: widths.map((candidate) => `${pictureUrl(url, candidate, quality)} ${candidate}w`).join(', ') || undefined,
  };
}
