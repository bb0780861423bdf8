import { CALL_TIMEOUT_MS } from '@/lib/api/timeouts';
import { createAsk } from './ask.ts';
import { createFinds } from './finds.ts';
import type { Options } from './options.ts';
import { checkPersonal, checkPublic, type Who, untouched } from './read.ts';
import { walkWrites } from './walk.ts';
import { checkPictures } from './pictures.ts';
import { type Check, countsOf, isFine, redacted, type Report, summaryOf } from './report.ts';

/** Nothing at all came back, or nothing that the table knows: the URL is wrong, or the backend is down. */
export class UnreachableError extends Error {}
/** Without ids and for everybody, from three parts of the backend. */
const KNOWN_PATHS = ['/configuration/latest', '/configuration/slug/customer-locales', '/posts/category/all'];

/**
 * Checks a backend against the contract table, one call after the other.
 * @throws UnreachableError when two different calls in a row got no response of any kind, or three the response 404
 */
export async function checkContract(
  options: Options,
  timeoutMs = CALL_TIMEOUT_MS,
): Promise<{ report: Report; isFine: boolean }> {
  const startedAt = performance.now();
  const ask = createAsk(options.base, timeoutMs);
  await refuseUnreachable(ask, options.base);

  const finds = createFinds(options.store);
  const checks: Check[] = await checkPublic({ ask, finds, who: { token: undefined, is: 'nobody' } });
  const who: Who = { token: options.token, is: options.token ? 'unknown' : 'nobody' };
  checks.push(...(await checkPersonal({ ask, finds, who })));
  const member = who.is === 'registered' ? options.token : undefined;
  const walk = options.writes && (await walkWrites(ask, { ...options, token: member }, timeoutMs));
  checks.push(...(walk?.checks ?? []));
  checks.push(...untouched(checks), ...(await checkPictures(finds, options, timeoutMs)));

  const report: Report = {
    version: 5,
    base: options.base,
    store: options.store,
    at: new Date().toISOString(),
    seconds: (performance.now() - startedAt) / 1000,
    counts: countsOf(checks),
    checks,
    summary: summaryOf(checks),
    left: walk?.left ?? null,
  };
  return { report: redacted(report, [options.token ?? '', ...(walk?.secrets ?? [])]), isFine: checks.every(isFine) };
}

/** One call may be in trouble or missing; two without a response mean nobody, three that are missing another path. */
async function refuseUnreachable(ask: ReturnType<typeof createAsk>, base: string): Promise<void> {
  let silent = 0;
  for (const path of KNOWN_PATHS) {
    // oxlint-disable-next-line no-await-in-loop
    const reply = await ask({ method: 'GET', path });
    if (reply.kind === 'response' && reply.status !== 404) return;
    if (reply.kind !== 'response' && ++silent === 2)
      throw new UnreachableError(reply.kind === 'timeout' ? 'no response in time' : reply.cause);
  }
  if (silent > 0) return;
  throw new UnreachableError(
    `404 for all of ${KNOWN_PATHS.join(', ')}. Is a path missing in ${base}, or one too much? It is what API_BASE_URL would be`,
  );
}
