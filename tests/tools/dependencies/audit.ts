import { join } from 'node:path';
import * as z from 'zod/mini';
import { run } from '../processes.ts';

/** `unchecked`: the registry has given no advisories, so nothing is known. */
export type Audit = { state: 'clean' | 'vulnerable' | 'unchecked'; details: string[] };

const CountsSchema = z.object({
  info: z.number(),
  low: z.number(),
  moderate: z.number(),
  high: z.number(),
  critical: z.number(),
});
const ReportSchema = z.object({
  metadata: z.object({ vulnerabilities: CountsSchema }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.optional(z.string()) })),
});
const RefusedSchema = z.object({
  message: z.optional(z.string()),
  error: z.optional(z.object({ summary: z.optional(z.string()) })),
});

/**
 * Asks the registry for advisories on what the lockfile of a folder holds. `registry` is another one than the
 * configured, with a memory of its own.
 */
export async function audit({ folder, registry }: { folder: string; registry?: string }): Promise<Audit> {
  const env = { npm_config_fetch_retries: '1', npm_config_loglevel: 'error' };
  const other = registry === undefined ? {} : { npm_config_registry: registry, npm_config_cache: join(folder, '.npm') };
  const { output } = await run(['npm', 'audit', '--json', '--package-lock-only'], {
    cwd: folder,
    env: { ...env, ...other },
  });
  return judged(output);
}

/** What npm's report says. Anything but a whole report is no report: an error must not look like a clean bill. */
export function judged(output: string): Audit {
  const json = parsed(output.slice(Math.max(0, output.indexOf('{'))));
  const report = z.safeParse(ReportSchema, json);
  if (!report.success) {
    const refused = z.safeParse(RefusedSchema, json);
    const reason = refused.success ? (refused.data.message ?? refused.data.error?.summary) : undefined;
    return {
      state: 'unchecked',
      details: [(reason || output.trim().split('\n')[0] || 'npm said nothing').slice(0, 200)],
    };
  }
  const { high, critical } = report.data.metadata.vulnerabilities;
  const grave = Object.entries(report.data.vulnerabilities).filter(
    ([, { severity }]) => severity === 'high' || severity === 'critical',
  );
  return {
    state: high + critical + grave.length > 0 ? 'vulnerable' : 'clean',
    details: grave.map(([name, { severity, range = '' }]) => `${name} ${range}: ${severity}`),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
