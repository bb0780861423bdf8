import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from './build.ts';
import { run, runTool } from './processes.ts';
import { ROOT } from './project.ts';
import { createReport } from './report.ts';

// `npm run test:standards`: every built script before es-check, with the browsers of package.json's `browserslist`.
/** The package exports no manifest, where `packageCommand` looks. */
const COMMAND = join(ROOT, 'node_modules/es-check/lib/cli/index.js');
const SERVICE_WORKER = 'lib/offline/service-worker.js';
/** Used only where a browser has them: axios asks first. */
const ASKED_FOR = 'Uint8ArrayToBase64';

await runTool(async () => {
  await ensureBuild();
  const { polyfillFiles } = JSON.parse(readFileSync(join(ROOT, '.next/build-manifest.json'), 'utf8')) as {
    polyfillFiles: string[];
  };
  // no browser of the list loads the polyfills (`nomodule`)
  const files = [...globSync('.next/static/**/*.js', { cwd: ROOT }), SERVICE_WORKER].filter(
    (file) => !polyfillFiles.some((polyfill) => file.endsWith(polyfill)),
  );
  const { code, output } = await run([
    process.execPath,
    COMMAND,
    'checkBrowser',
    ...files,
    '--checkFeatures',
    '--noColor',
    '--ignore',
    ASKED_FOR,
  ]);
  const found = [...output.matchAll(/erroring file: (\S+)\s+· error: (?:Error: )?(.+)/g)].map(
    ([, file, problem]) => `${file}: ${problem}`,
  );
  const problems = code === 0 ? found : [...found, output.trim().split('\n').at(-1) ?? `es-check ended with ${code}`];
  const report = createReport();
  report.checkNone('scripts need nothing that the oldest browsers lack (es-check)', problems, `${files.length} files`);
  return report.print('Standards');
});
