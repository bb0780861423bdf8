/**
 * How far two colours are from each other to the eye, as the comparison of screenshots has it (YIQ, squared):
 * Playwright's threshold t lets 35215 · t² pass, 352 at 0.1.
 */
function colourDistance(a: number, b: number): number {
  const red = (a >> 16) - (b >> 16);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = (a & 255) - (b & 255);
  const y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223;
  const i = red * 0.59597799 - green * 0.2741761 - blue * 0.32180189;
  const q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}

/**
 * Paints a picture (bytes red, green, blue) with few colours, in place: the frequent ones stay as they are, the shades
 * at the edges of letters become the nearest one that is kept, never further away than `distance`. Gives back how many
 * are left.
 */
export function paintWithFewColours(pixels: Buffer, distance: number): number {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const kept: number[] = [];
  const becomes = new Map<number, number>();
  for (const [colour] of [...counts].sort(([a, often], [b, seldom]) => seldom - often || a - b)) {
    const nearest = kept.reduce<number | undefined>(
      (best, other) =>
        best === undefined || colourDistance(colour, other) < colourDistance(colour, best) ? other : best,
      undefined,
    );
    const isNear = nearest !== undefined && colourDistance(colour, nearest) <= distance;
    if (!isNear) kept.push(colour);
    becomes.set(colour, isNear ? nearest : colour);
  }
  for (let at = 0; at < pixels.length; at += 3) pixels.writeUIntBE(becomes.get(pixels.readUIntBE(at, 3)) ?? 0, at, 3);
  return kept.length;
}
