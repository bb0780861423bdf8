import { parseArgs } from 'node:util';

export const HELP = `Checks a live backend against the contract table (docs/contract.md).

  npm run contract -- --base URL [options]

  --base URL    the backend, as API_BASE_URL
  --store ID    the store whose services are looked at (MAIN_STORE_ID, or store-main)
  --writes      walks a whole purchase, too, from a guest's list to a refund: against a test backend alone
  --json        the report as JSON on stdout; npm's own lines are left out by npm run --silent
  --help

  CONTRACT_TOKEN   a token of POST /auth/login: checks what needs one, too. With --writes, of a member with points
                   and a paid appointment: spends the points on a voucher, and asks for a refund
  GUEST_PASSWORD, FILE_UPLOAD_URL, SITE_URL   with --writes, as the shop has them (guest2018demo, URL/upload,
                   http://localhost:3000)

Without --writes nothing is changed: only GET calls are made, and of these none that sends a message or ends a session.
With it all is taken back that can be, and what stays is named at the end.
Exit code: 0 everything checked fits · 1 something does not · 2 the backend cannot be reached, or the options are wrong.`;

export type Options = {
  /** without a slash at the end */
  base: string;
  token: string | undefined;
  store: string;
  isJson: boolean;
  /** what the walk needs; undefined where nothing may be changed */
  writes: { guestPassword: string; upload: string; site: string } | undefined;
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
  const base = address(values.base);
  return {
    base,
    token: env.CONTRACT_TOKEN || undefined,
    store: values.store || env.MAIN_STORE_ID || 'store-main',
    isJson: values.json ?? false,
    writes: values.writes
      ? {
          guestPassword: env.GUEST_PASSWORD || 'guest2018demo',
          upload: env.FILE_UPLOAD_URL || `${base}/upload`,
          site: (env.SITE_URL || 'http://localhost:3000').replace(/\/+$/, ''),
        }
      : undefined,
  };
}

function valuesOf(args: string[]) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  try {
    return parseArgs({ args, options: { base: text, store: text, writes: flag, json: flag, help: flag } }).values;
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
