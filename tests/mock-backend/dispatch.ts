import { withAddresses } from './addresses.ts';
import { answerViolations, checkedBody, checkedQuery, parsed } from './checks.ts';
import type { Faults } from './faults.ts';
import { hasOwnAnswer, ownAnswer, spoilt } from './faulty-response.ts';
import { implementers } from './handlers/implementers.ts';
import { languageOf } from './language.ts';
import { MESSAGES } from './messages.ts';
import type { Poison } from './poison.ts';
import { Refusal } from './refusal.ts';
import type { RecordedRequest, Recording } from './recording.ts';
import { type Match, matchCall } from './routes.ts';
import type { State } from './state/state.ts';
import type { Tally } from './tally.ts';

export type Deps = { state: () => State; faults: Faults; recording: Recording; tally: Tally; poison: Poison };
type Incoming = { request: Request; url: URL; path: string; origin: string };
type AnyImplementer = (context: Record<string, unknown>) => unknown;

/**
 * Answers one call of the contract: record, faults, token, query, body, implementer, check of our own answer.
 * `path` is the backend's path, `url` the request's address with the backend's origin.
 */
export async function answerCall(deps: Deps, asked: Incoming): Promise<Response> {
  const { index, ...incoming } = deps.poison.asked(asked);
  const { request, url, path } = incoming;
  const startedAt = performance.now();
  const entry = deps.recording.start(request, path, url);
  const { response, isChecked } = await withFaults(deps, incoming, entry, index);
  deps.tally.add(entry, isChecked);
  entry.status = response.status;
  entry.duration_ms = Math.round(performance.now() - startedAt);
  return response;
}

async function withFaults(
  deps: Deps,
  incoming: Incoming,
  entry: RecordedRequest,
  index: number | undefined,
): Promise<{ response: Response; isChecked: boolean }> {
  const { request, path } = incoming;
  // the state that the call came into: one that waits while everything is reset belongs to what was before
  const state = deps.state();
  const match = matchCall(request.method, path);
  const call = match && 'name' in match ? match : undefined;
  entry.call = call?.name ?? null;
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const text = isForm || request.method === 'GET' || request.method === 'HEAD' ? '' : await request.clone().text();
  entry.body = isForm ? '(multipart)' : text === '' ? null : (parsed(text) ?? text);
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const account = state.accountOfToken(token);
  if (account) entry.account = { _id: account._id, login_id: account.login_id || account.email || account.phone, type: account.type };

  const fault = deps.faults.take(request.method, path, call && { name: call.name, path: call.call.path });
  if (fault && fault.when !== 'after') {
    await deps.faults.delay(fault);
    if (hasOwnAnswer(fault)) return { response: await spoilt(fault, ownAnswer(fault)), isChecked: false };
  }
  const response = await respond(deps, incoming, entry, match, { state, text, token, index });
  const isChecked = response.ok && entry.violations.length === 0;
  if (!fault) return { response, isChecked };
  if (fault.when === 'after') await deps.faults.delay(fault);
  return { response: await spoilt(fault, hasOwnAnswer(fault) ? ownAnswer(fault) : response), isChecked };
}

async function respond(
  deps: Deps,
  incoming: Incoming,
  entry: RecordedRequest,
  match: ReturnType<typeof matchCall>,
  sent: { state: State; text: string; token: string | undefined; index: number | undefined },
) {
  const { request } = incoming;
  const locale = languageOf(request);
  try {
    if (!match) {
      entry.violations.push('path: unknown');
      throw new Refusal(404, 'unknownPath');
    }
    if ('allowed' in match) {
      entry.violations.push('method: not allowed');
      return Response.json({ message: MESSAGES.wrongMethod[locale] }, { status: 405, headers: { allow: match.allowed.join(', ') } });
    }
    const answer = withAddresses(await carryOut(incoming, entry, match, sent), incoming.origin);
    const violations = answerViolations(match.call.answer, answer);
    if (violations.length === 0) return Response.json(deps.poison.answer(match.name, match.call, answer, sent.index));
    entry.violations.push(...violations);
    return Response.json({ message: `The mock backend's own answer to ${match.name} does not fit the contract: ${violations.join('; ')}` }, { status: 500 });
  } catch (error) {
    if (error instanceof Refusal) return Response.json(deps.poison.refusal(error.body(locale), sent.index), { status: error.status });
    console.error(error);
    entry.violations.push(`mock: ${error instanceof Error ? error.message : String(error)}`);
    return Response.json({ message: 'The mock backend failed. Its log says why.' }, { status: 500 });
  }
}

async function carryOut(
  incoming: Incoming,
  entry: RecordedRequest,
  { name, call, params }: Match,
  { state, text, token }: { state: State; text: string; token: string | undefined },
): Promise<unknown> {
  const owner = state.accountOfToken(token);
  const account = owner?.is_blocked && call.access === 'public' ? undefined : owner;
  // A public call with a token that is no good is answered as if there were none: pages must stay readable.
  if (call.access !== 'public' && !account) throw new Refusal(401, 'unauthenticated');
  // who is blocked may still leave
  if (account?.is_blocked && name !== 'logout') throw new Refusal(403, 'blocked');
  if (call.access === 'registered' && account?.type === 'TEMP') throw new Refusal(403, 'registeredOnly');
  const query = checkedQuery(call.query, incoming.url, entry.violations);
  const body = name === 'uploadFile' ? undefined : checkedBody(call.body, text, incoming.request.headers.get('content-type'), entry.violations);
  const storeId = params.store_id ?? state.settings.mainStoreId;
  const catalog = state.catalogs.get(storeId);
  if (!catalog) throw new Refusal(404, 'notFound');
  // The table pairs each name with its own types; here they meet at run time, after the checks above.
  const implementer = implementers[name] as unknown as AnyImplementer;
  return implementer({ params, query, body, account, token, catalog, storeId, locale: languageOf(incoming.request), state, ...incoming });
}
