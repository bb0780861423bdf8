import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Smaller ones do not get smaller. */
const MIN_BYTES = 512;

// The last step of `npm run build`: a `.br` and a `.gz` beside each text file of the browser's, for the server and the
// proxy.
const folder = join(process.env.NEXT_DIST_DIR || '.next', 'static');
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|svg|json|txt)$/.test(name)) continue;
  const path = join(folder, name);
  const plain = readFileSync(path);
  if (plain.length < MIN_BYTES) continue;
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
}
