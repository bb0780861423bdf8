import 'server-only';
import { parseEnv } from '@/lib/env';

/** Checks the configuration. Prints one line per missing or wrong variable and ends the process with 1. */
export function startServer(): void {
  const result = parseEnv(process.env);
  if (!('problems' in result)) return;
  for (const problem of result.problems) console.error(`Configuration: ${problem}`);
  console.error('The shop does not start. .env.example names every variable.');
  process.exit(1);
}
