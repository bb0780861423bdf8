import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// comes with the framework, which resizes pictures with it
import sharp from 'sharp';
import { ROOT } from './project.ts';

// `node tests/tools/icons.ts`, after a change to one of the two drawings. Its results are kept in `public/`, not built:
// icon.svg for tabs stands on a grid of 16 pixels with strokes of one, icons/icon.svg for devices has the logo's own
// proportions. What a device may cut to a circle, and Apple's, has more ground around the mark.
const path = (name: string) => join(ROOT, 'public', name);
const tab = readFileSync(path('icon.svg'), 'utf8');
const device = readFileSync(path('icons/icon.svg'), 'utf8');
const around = (margin: number) =>
  device.replace('viewBox="0 0 48 48"', `viewBox="${-margin} ${-margin} ${48 + 2 * margin} ${48 + 2 * margin}"`);
const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 1200 }).resize(size).png({ compressionLevel: 9, palette: true }).toBuffer();

const PICTURES = [
  ['icons/icon-192.png', device, 192],
  ['icons/icon-512.png', device, 512],
  ['icons/icon-maskable-512.png', around(8), 512],
  ['apple-icon.png', around(6), 180],
] as const;
await Promise.all(PICTURES.map(async ([name, svg, size]) => writeFileSync(path(name), await png(svg, size))));

// an .ico is a list of pictures: a head of 6 bytes, 16 about each, then the pictures
const SIZES = [16, 32, 48];
const pictures = await Promise.all(SIZES.map((size) => png(tab, size)));
const head = Buffer.alloc(6 + 16 * SIZES.length);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(SIZES.length, 4);
let offset = head.length;
for (const [index, picture] of pictures.entries()) {
  const at = 6 + 16 * index;
  head.writeUInt8(SIZES[index] ?? 0, at);
  head.writeUInt8(SIZES[index] ?? 0, at + 1);
  head.writeUInt16LE(1, at + 4);
  head.writeUInt16LE(32, at + 6);
  head.writeUInt32LE(picture.length, at + 8);
  head.writeUInt32LE(offset, at + 12);
  offset += picture.length;
}
writeFileSync(path('favicon.ico'), Buffer.concat([head, ...pictures]));
