import { parseArgs } from 'node:util';
import { CALL_TIMEOUT_MS } from '@/lib/api/timeouts';

export const HELP = `Checks a live backend against the contract table (docs/contract.md).

  npm run contract -- --base URL [options]

  --base URL             the backend, as API_BASE_URL
  --token T              a token of POST /auth/login: checks what needs one, too. Or CONTRACT_TOKEN
  --store ID             the store whose services are looked at (MAIN_STORE_ID, or store-main)
  --samples N            how many of a list's entries are looked at one by one (3)
  --timeout MS           how long one call may take (${CALL_TIMEOUT_MS})
  --json                 the report as JSON on stdout; npm's own lines are left out by npm run --silent
  --write                also makes a throw-away guest and walks from the cart to a checkout that is cancelled
  --guest-password P     the password of all guest accounts, for --write. Or GUEST_PASSWORD
  --site URL             where a payment page would lead back to, for --write (SITE_URL, or http://localhost:3000)
  --help

Without --write nothing is changed: only GET calls are made, and of these none that sends a message or ends a session.
Exit code: 0 everything checked fits · 1 something does not · 2 the backend cannot be reached, or the options are wrong.`;

export type Options = {
  /** without a slash at the end */
  base: string;
  token: string | undefined;
  store: string;
  samples: number;
  timeoutMs: number;
  isJson: boolean;
  isWriting: boolean;
  guestPassword: string;
  site: string;
};

/** Wrong options; the message never repeats a value, which may be a secret. */
export class UsageError extends Error {}

/**
 * Reads the command's options.
 * @returns undefined when help is wanted
 * @throws UsageError
 */
export function readOptions(args: string[], variables: Record<string, string | undefined>): Options | undefined {
  const values = valuesOf(args);
  if (values.help) return undefined;
  const guestPassword = values['guest-password'] || variables.GUEST_PASSWORD || '';
  if (values.write && !guestPassword) throw new UsageError('--write needs the password of guest accounts: --guest-password, or GUEST_PASSWORD.');
  return {
    base: address('--base', values.base),
    token: values.token || variables.CONTRACT_TOKEN || undefined,
    store: values.store || variables.MAIN_STORE_ID || 'store-main',
    samples: whole('--samples', values.samples, 3),
    timeoutMs: whole('--timeout', values.timeout, CALL_TIMEOUT_MS),
    isJson: values.json ?? false,
    isWriting: values.write ?? false,
    guestPassword,
    site: address('--site', values.site || variables.SITE_URL || 'http://localhost:3000'),
  };
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

function valuesOf(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { base: text, token: text, store: text, samples: text, timeout: text, json: flag, write: flag, 'guest-password': text, site: text, help: flag },
    }).values;
  } catch (error) {
    const isPositional = (error as { code?: string }).code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL';
    if (isPositional || !(error instanceof Error)) throw new UsageError('There is a value without an option before it.');
    throw new UsageError(error.message.split('. ')[0]);
  }
}

function address(name: string, value: string | undefined): string {
  if (!value) throw new UsageError(`${name} is missing.`);
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new UsageError(`${name} must be an http or https address.`);
  if (url.username || url.password || url.search || url.hash) throw new UsageError(`${name} must be without user name, query and fragment.`);
  return url.href.replace(/\/+$/, '');
}

function whole(name: string, value: string | undefined, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new UsageError(`${name} must be a whole number above 0.`);
  return Number(value);
}
