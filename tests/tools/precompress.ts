import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|txt)$/;
/** Smaller ones do not get smaller. */
const MIN_BYTES = 512;

/** Puts `.br` and `.gz` beside each text file below a folder, as small as they get: the proxy hands them out as they are. */
export function precompress(folder: string): { files: number; plain: number; brotli: number } {
  const sum = { files: 0, plain: 0, brotli: 0 };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!TEXT.test(name)) continue;
    const path = join(folder, name);
    const plain = readFileSync(path);
    if (plain.length < MIN_BYTES) continue;
    const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
    writeFileSync(`${path}.br`, brotli);
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
    sum.files += 1;
    sum.plain += plain.length;
    sum.brotli += brotli.length;
  }
  return sum;
}

// `node tests/tools/precompress.ts .next/static`
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(precompress(process.argv[2] ?? '.next/static'));
