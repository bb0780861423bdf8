import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../processes.ts';
import { ROOT } from '../project.ts';

/** The package exports no manifest, where `packageCommand` looks. */
const COMMAND = join(ROOT, 'node_modules/es-check/lib/cli/index.js');
const SERVICE_WORKER = 'lib/offline/service-worker.js';
/** Used only where a browser has them: axios asks first. */
const ASKED_FOR = 'Uint8ArrayToBase64';

/** Syntax and built-ins that one of the browsers of package.json's `browserslist` lacks, in what `npm run build` has written. */
export async function scriptProblems(): Promise<{ problems: string[]; files: number }> {
  const { polyfillFiles } = JSON.parse(readFileSync(join(ROOT, '.next/build-manifest.json'), 'utf8')) as { polyfillFiles: string[] };
  // no browser of the list loads the polyfills (`nomodule`)
  const files = [...globSync('.next/static/**/*.js', { cwd: ROOT }), SERVICE_WORKER].filter(
    (file) => !polyfillFiles.some((polyfill) => file.endsWith(polyfill)),
  );
  const { code, output } = await run([process.execPath, COMMAND, 'checkBrowser', ...files, '--checkFeatures', '--noColor', '--ignore', ASKED_FOR]);
  const problems = [...output.matchAll(/erroring file: (\S+)\s+· error: (?:Error: )?(.+)/g)].map(([, file, problem]) => `${file}: ${problem}`);
  return { problems: code === 0 ? problems : [...problems, output.trim().split('\n').at(-1) ?? `es-check ended with ${code}`], files: files.length };
}
