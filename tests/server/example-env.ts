import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { vi } from 'vitest';

/**
 * The configuration of `.env.example`, with these variables in place of its own. Modules that have read one keep it:
 * import them afresh.
 */
export function stubExampleEnv(variables: Record<string, string> = {}): void {
  vi.resetModules();
  stubExampleVariables(variables);
}

/** The same for modules that have read none yet. */
export function stubExampleVariables(variables: Record<string, string> = {}): void {
  for (const [name, value] of Object.entries({
    ...parseEnv(readFileSync('.env.example', 'utf8')),
    LOG_LEVEL: 'silent',
    ...variables,
  }))
    vi.stubEnv(name, value);
}
