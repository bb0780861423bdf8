import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { printTable } from './report.ts';
import { display, summarise, type View, viewOf } from './vitals/summary.ts';

// `npm run vitals -- shop.log`: percentiles of the web vitals in the shop's log. docs/deployment.md says how to read them.
const HELP = `npm run vitals -- [--gate] [--least=N] [file …]

Reads the shop's log from files, or from its input without any, and prints the percentiles of the web vitals in it.
  --gate       ends with 1 if a 75th percentile is poor
  --least=N    leaves out what has fewer than N values (1)`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, positionals: files } = readArguments();
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const views: View[] = [];
  for (const input of files.length > 0 ? files.map((file) => createReadStream(file)) : [process.stdin]) {
    for await (const line of createInterface({ input })) {
      const view = viewOf(line);
      if (view) views.push(view);
    }
  }
  const rows = summarise(views).filter(({ count }) => count >= Number(values.least));
  if (rows.length === 0) {
    console.error(`No values in ${views.length} page views. Does the shop run with WEB_VITALS=on, and the log hold level info?`);
    return 1;
  }
  printTable(
    `Web vitals of ${views.length} page views`,
    ['route', 'device', 'language', 'by', 'metric', 'values', 'p50', 'p75', 'p95', 'p75 is'],
    rows.map(({ route, device, language, by, metric, count, p50, p75, p95, rating }) => [
      route,
      device,
      language,
      by,
      metric,
      String(count),
      display(metric, p50),
      display(metric, p75),
      display(metric, p95),
      rating,
    ]),
  );
  const poor = rows.filter(({ rating }) => rating === 'poor');
  console.log(`\n${poor.length} of ${rows.length} are poor at the 75th percentile.`);
  return values.gate && poor.length > 0 ? 1 : 0;
}

function readArguments() {
  try {
    const options = { gate: { type: 'boolean' }, least: { type: 'string', default: '1' }, help: { type: 'boolean' } } as const;
    const read = parseArgs({ options, allowPositionals: true });
    if (!/^[1-9]\d*$/.test(read.values.least)) throw new Error('--least takes a number from 1 up');
    return read;
  } catch (error) {
    console.error(`${String(error instanceof Error ? error.message : error)}\n\n${HELP}`);
    process.exit(2);
  }
}
