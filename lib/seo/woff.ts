import { inflateSync } from 'node:zlib';

/** Where in a WOFF file its tables are listed, and how long one entry of the list is, in bytes. */
const TABLES = 44;
const ENTRY = 20;

/**
 * The characters that a font has a glyph for, from its cmap (formats 4 and 12). What a font package declares says less:
 * its ranges name characters that the files lack.
 * @throws Error when the file is no WOFF, or is damaged
 */
export function charactersOf(woff: Buffer): Set<string> {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('no WOFF file');
  const count = woff.readUInt16BE(12);
  for (let entry = TABLES; entry < TABLES + count * ENTRY; entry += ENTRY) {
    if (woff.toString('latin1', entry, entry + 4) !== 'cmap') continue;
    const [offset, packed, length] = [woff.readUInt32BE(entry + 4), woff.readUInt32BE(entry + 8), woff.readUInt32BE(entry + 12)];
    const table = woff.subarray(offset, offset + packed);
    return charactersIn(packed < length ? inflateSync(table, { maxOutputLength: length }) : table);
  }
  throw new Error('the font has no cmap');
}

function charactersIn(cmap: Buffer): Set<string> {
  const found = new Set<string>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const map = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    const codes = map.readUInt16BE(0) === 4 ? codesOfSegments(map) : map.readUInt16BE(0) === 12 ? codesOfGroups(map) : [];
    for (const code of codes) found.add(String.fromCodePoint(code));
  }
  return found;
}

/** Format 4: segments of 16-bit codes, whose glyph is the code plus a difference, or lies in a list. Glyph 0 is "missing". */
function* codesOfSegments(map: Buffer): Generator<number> {
  const bytes = map.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + bytes, 16 + 2 * bytes, 16 + 3 * bytes];
  for (let at = 0; at < bytes; at += 2) {
    const start = map.readUInt16BE(starts + at);
    const offset = map.readUInt16BE(offsets + at);
    for (let code = start; code <= map.readUInt16BE(ends + at) && code < 0xffff; code += 1) {
      const listed = offset === 0 ? code : map.readUInt16BE(offsets + at + offset + 2 * (code - start));
      if (listed !== 0 && ((listed + map.readUInt16BE(deltas + at)) & 0xffff) !== 0) yield code;
    }
  }
}

/** Format 12: groups from a first to a last code. */
function* codesOfGroups(map: Buffer): Generator<number> {
  for (let group = 0; group < map.readUInt32BE(12); group += 1) {
    const last = map.readUInt32BE(20 + group * 12);
    for (let code = map.readUInt32BE(16 + group * 12); code <= last; code += 1) yield code;
  }
}
