import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../project.ts';

export const REFERENCES = join(ROOT, 'e2e/visual/references');

const pictures = (): string[] =>
  readdirSync(REFERENCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.png'))
    .map((name) => join(REFERENCES, name));

/** How many references there are, and their bytes. */
export function measureReferences(): { count: number; bytes: number } {
  const files = pictures();
  return { count: files.length, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) };
}

/**
 * Makes new references a third as large; small ones stay, byte for byte. A palette's nearest colour is never so far
 * from the picture's that the comparison would see it. Gives back how many it made.
 */
export async function packReferences(): Promise<number> {
  let packed = 0;
  for (const file of pictures()) {
    if ((await sharp(file).metadata()).isPalette) continue;
    const png = { palette: true, quality: 100, dither: 0, effort: 10, compressionLevel: 9 };
    writeFileSync(file, await sharp(file).removeAlpha().png(png).toBuffer());
    packed += 1;
  }
  return packed;
}
