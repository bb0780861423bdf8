import { parseArgs } from 'node:util';

export const HELP = `Checks a live backend against the contract table (docs/contract.md).

  npm run contract -- --base URL [options]

  --base URL    the backend, as API_BASE_URL
  --store ID    the store whose services are looked at (MAIN_STORE_ID, or store-main)
  --json        the report as JSON on stdout; npm's own lines are left out by npm run --silent
  --help

  CONTRACT_TOKEN   a token of POST /auth/login: checks what needs one, too

Nothing is changed: only GET calls are made, and of these none that sends a message or ends a session.
Exit code: 0 everything checked fits · 1 something does not · 2 the backend cannot be reached, or the options are wrong.`;

export type Options = {
  /** without a slash at the end */
  base: string;
  token: string | undefined;
  store: string;
  isJson: boolean;
};

/** Wrong options; the message never repeats a value, which may be a secret. */
export class UsageError extends Error {}

/**
 * Reads the command's options. Undefined when help is wanted.
 * @throws UsageError
 */
export function readOptions(args: string[], env: Record<string, string | undefined>): Options | undefined {
  const values = valuesOf(args);
  if (values.help) return undefined;
  return {
    base: address(values.base),
    token: env.CONTRACT_TOKEN || undefined,
    store: values.store || env.MAIN_STORE_ID || 'store-main',
    isJson: values.json ?? false,
  };
}

function valuesOf(args: string[]) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  try {
    return parseArgs({ args, options: { base: text, store: text, json: flag, help: flag } }).values;
  } catch {
    throw new UsageError(
      'There is an option that does not exist, one without its value, or a value without an option before it.',
    );
  }
}

function address(value: string | undefined): string {
  const url = URL.parse(value ?? '');
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new UsageError('--base must be an http or https address, without user name, query and fragment.');
  return url.href.replace(/\/+$/, '');
}
