import { format, stripVTControlCharacters } from 'node:util';
import { globalSingleton } from './global-singleton.ts';
import { log } from './log.ts';
import { countDiskError } from './metrics.ts';
import { requestContext } from './request-context.ts';

const LEVELS = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug', trace: 'debug' } as const;
type Level = (typeof LEVELS)[keyof typeof LEVELS];

/** What the framework puts before a message: `✓`, `⨯`, `⚠`. */
const MARK = /^[\s✓⨯⚠▲○»]+/u;
/**
 * How long to wait, after a failed render was printed, for its report (instrumentation.ts), which is logged instead.
 * Milliseconds.
 */
const REPORT_MS = 100;

/** A disk, a quota or a tmpfs that is full, and one that may not be written to. */
export const DISK_ERRORS = ['ENOSPC', 'EDQUOT', 'EROFS'];

const reported = globalSingleton('reported-errors', () => new WeakSet<object>());

/** Remembers that an error is in the log: what the framework prints of it is left out. */
export function markLogged(error: unknown): void {
  if (error instanceof Object) reported.add(error);
}

/**
 * Production: what anything prints with `console`, warnings of Node, and errors that nobody caught become lines of the
 * log, one for each. To be called before anything else can print. An error that nobody caught ends the process while it
 * starts.
 * @returns a function to call once the server listens: from then on the process outlives such an error
 */
export function logConsole(): () => void {
  let hasStarted = false;
  for (const [method, level] of Object.entries(LEVELS))
    Object.assign(console, { [method]: (...values: unknown[]) => logPrinted(level, values) });
  // Node's own listener would print the warning a second time
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log.warn({ kind: name }, message));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      // the framework's own listeners print it as well
      markLogged(error);
      log.error(
        { error },
        event === 'uncaughtException' ? 'an error that nobody caught' : 'a rejection that nobody caught',
      );
      if (!hasStarted) process.exit(1);
    });
  return () => {
    hasStarted = true;
  };
}

function logPrinted(level: Level, values: unknown[]): void {
  const error = values.find((value) => value instanceof Error) as
    | (Error & { digest?: string; code?: string })
    | undefined;
  const texts = values.filter((value) => value !== error);
  const text = stripVTControlCharacters(texts.length > 0 ? format(...texts) : '')
    .replace(MARK, '')
    .trim();
  if (!error) {
    if (text) log[level](text);
    return;
  }
  if (error.code && DISK_ERRORS.includes(error.code)) countDiskError(error.code);
  const context = requestContext();
  const write = () => {
    if (!reported.has(error) && !(error.digest && context?.loggedError === error.digest))
      log[level]({ error }, text || 'printed by the framework');
  };
  // the framework reports a failed render and prints it, in either order
  if (error.digest) setTimeout(write, REPORT_MS);
  else write();
}
