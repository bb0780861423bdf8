import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

export const HELP = readFileSync(new URL('./help.txt', import.meta.url), 'utf8').trim();

export type Options = {
  /** without a slash at the end */
  base: string;
  token: string | undefined;
  store: string;
  /** where the shop takes pictures from; undefined where that is not said */
  origins: string[] | undefined;
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
    origins: env.IMAGE_ORIGINS?.split(',').map((origin) => URL.parse(origin.trim())?.origin ?? ''),
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
    throw new UsageError('An option does not exist or lacks its value, or a value has no option before it.');
  }
}

function address(value: string | undefined): string {
  const url = URL.parse(value ?? '');
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new UsageError('--base must be an http or https address, without user name, query and fragment.');
  return url.href.replace(/\/+$/, '');
}
