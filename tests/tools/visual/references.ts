import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../project.ts';
import { paintWithFewColours } from './few-colours.ts';

export const REFERENCES = join(ROOT, 'e2e/visual/references');
/** A quarter of what the comparison lets pass (playwright.config.ts): what differs by more still shows. */
const NEAR = 88;

const pictures = (): string[] =>
  readdirSync(REFERENCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.png'))
    .map((name) => join(REFERENCES, name));

/** How many references there are, and their bytes. */
export function measureReferences(): { count: number; bytes: number } {
  const files = pictures();
  return { count: files.length, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) };
}

/** Makes new references a quarter as large; small ones stay, byte for byte. Gives back how many it made. */
export async function packReferences(): Promise<number> {
  let packed = 0;
  for (const file of pictures()) {
    // one after the other: a long page takes 20 MB of memory
    if (await packFile(file)) packed += 1;
  }
  return packed;
}

async function packFile(file: string): Promise<boolean> {
  if ((await sharp(file).metadata()).isPalette) return false;
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  paintWithFewColours(data, NEAR);
  writeFileSync(
    file,
    await sharp(data, { raw: info })
      .png({ palette: true, quality: 100, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer(),
  );
  return true;
}
