import 'server-only';
import { env, parseEnv } from '@/lib/env';
import { guardBackend } from '@/lib/server/backend-fetch';
import { closeAtEnd } from '@/lib/server/drain';
import { log } from '@/lib/server/log';

/** Checks the configuration. Prints one line per missing or wrong variable and ends the process with 1. */
export function checkConfiguration(): void {
  const result = parseEnv(process.env);
  if (!('problems' in result)) return;
  for (const problem of result.problems) log.error(`Configuration: ${problem}`);
  log.error('The shop does not start. .env.example names every variable.');
  process.exit(1);
}

/**
 * Puts the shop's page cache in place of the framework's, shared with other instances where there is a Redis. Registered
 * here, not as `cacheHandler` in the configuration, which costs a tenth of the throughput; loaded by Node itself, so that
 * it shares the framework's modules.
 */
export function usePageCache(): void {
  const { createRequire } = process.getBuiltinModule('node:module');
  const load = createRequire(`${process.cwd()}/package.json`);
  const key = Symbol.for('@next/cache-handlers');
  const handlers = globalThis as unknown as Record<symbol, object | undefined>;
  handlers[key] = { ...handlers[key], FetchCache: load(`./lib/server/${env().REDIS_URL ? 'shared-page-cache' : 'page-cache'}.cjs`) };
}

/** Puts breaker, bulkheads and retries around the backend. The configuration is the call that tells whether it is back. */
export function guardCalls(): void {
  const { API_BASE_URL } = env();
  guardBackend((origin) => (new URL(API_BASE_URL).origin === origin ? `${API_BASE_URL}/configuration/latest` : origin));
}

/** Sends traces where there is a collector for them; loads nothing of it otherwise. */
export function traceRequests(): void {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env();
  if (!endpoint) return;
  const { createRequire } = process.getBuiltinModule('node:module');
  const load = createRequire(`${process.cwd()}/package.json`);
  const { sendTraces } = load('./lib/server/traces.cjs') as { sendTraces: (endpoint: string) => () => Promise<void> };
  closeAtEnd(sendTraces(endpoint));
}
