import 'server-only';
import { format } from 'node:util';
import { log } from '@/lib/server/log';

/** Errors that have a line already. */
const told = new WeakSet<object>();
/** The framework prints what it hands to `logFailedRequest` a moment later, which knows more about it (milliseconds). */
const MOMENT_MS = 50;

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** What the framework and libraries print becomes lines of the log as well, so that no line of it is anything but JSON. */
export function takeOverConsole(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      const text = plain(format(...values.filter((value) => value !== error)));
      if (error) setTimeout(() => logOnce(level, error, text), MOMENT_MS);
      else if (text) log[level](text);
    };
  }
}

function logOnce(level: 'debug' | 'info' | 'warn' | 'error', error: Error, text: string): void {
  if (told.has(error)) return;
  told.add(error);
  log[level]({ error }, text || 'failed');
}

// colours and the framework's signs at the beginning
// eslint-disable-next-line no-control-regex
const plain = (text: string): string =>
  text
    .replaceAll(/\u001b\[[\d;]*m/g, '')
    .replace(/^[\s⨯⚠▲✓○-]+/, '')
    .trim();

/** The framework's word for a render, route or middleware that failed. `digest` is what the error page shows as its reference. */
export function logFailedRequest(
  error: unknown,
  { path, method }: { path: string; method: string },
  { routePath, routeType }: { routePath: string; routeType: string },
): void {
  if (error instanceof Error) {
    if (told.has(error)) return;
    told.add(error);
  }
  // no query: it may hold what a visitor typed
  log.error({ error, method, path: path.split('?', 1)[0], route: routePath, kind: routeType }, 'request failed');
}
