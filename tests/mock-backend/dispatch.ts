import { checkedBody, checkedQuery, languageOf, parsed, responseViolations } from './checks.ts';
import { type Faults, hasOwnResponse, ownResponse, withFault } from './faults.ts';
import { runHandler } from './handlers/handlers.ts';
import { HttpError, MESSAGES } from './messages.ts';
import type { Poison } from './poison.ts';
import type { CallCounts, RecordedRequest, Recording } from './recording.ts';
import { type Match, matchCall } from './routes.ts';
import type { State } from './state/state.ts';

export type Deps = { state: () => State; faults: Faults; recording: Recording; callCounts: CallCounts; poison: Poison };
/** `path`: the backend's; `url`: the request's, with the backend's origin. */
type Incoming = { request: Request; url: URL; path: string; origin: string };
type Exchange = Incoming & {
  /** as it was when the request came: one that waits during a reset must not change the new state */
  state: State;
  entry: RecordedRequest;
  match: ReturnType<typeof matchCall>;
  text: string;
  token: string | undefined;
};

/** Responds to a call of the contract, and checks the response that the mock makes. */
export async function respond(deps: Deps, incoming: Incoming): Promise<Response> {
  const startedAt = performance.now();
  const exchange = await begin(deps, incoming);
  const { entry } = exchange;
  const { response, isChecked } = await respondWithFaults(deps, exchange);
  deps.callCounts.add(entry, isChecked);
  entry.status = response.status;
  entry.duration_ms = Math.round(performance.now() - startedAt);
  return response;
}

async function begin(deps: Deps, incoming: Incoming): Promise<Exchange> {
  const { request, path, url } = incoming;
  const state = deps.state();
  const entry = deps.recording.start(request, path, url);
  const match = matchCall(request.method, path);
  entry.call = match && 'name' in match ? match.name : null;
  const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
  const text = isForm || request.method === 'GET' || request.method === 'HEAD' ? '' : await request.clone().text();
  const body = text === '' ? null : (parsed(text) ?? text);
  entry.body = isForm ? '(multipart)' : body;
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const account = state.accountOfToken(token);
  if (account)
    entry.account = {
      _id: account._id,
      login_id: account.login_id || account.email || account.phone,
      type: account.type,
    };
  return { ...incoming, state, entry, match, text, token };
}

/** `isChecked`: a handler ran, and both request and response fit the contract. */
async function respondWithFaults(deps: Deps, exchange: Exchange): Promise<{ response: Response; isChecked: boolean }> {
  const { match, entry } = exchange;
  const call = match && 'name' in match ? { name: match.name, path: match.call.path } : undefined;
  const fault = deps.faults.take(entry, call);
  if (fault && fault.when !== 'after') {
    await deps.faults.delay(fault);
    if (hasOwnResponse(fault)) return { response: withFault(fault, ownResponse(fault)), isChecked: false };
  }
  const response = await respondByContract(deps, exchange);
  const isChecked = response.ok && entry.violations.length === 0;
  if (!fault) return { response, isChecked };
  if (fault.when === 'after') await deps.faults.delay(fault);
  return { response: withFault(fault, hasOwnResponse(fault) ? ownResponse(fault) : response), isChecked };
}

async function respondByContract({ poison }: Deps, exchange: Exchange): Promise<Response> {
  const { request, match, entry, origin } = exchange;
  const locale = languageOf(request);
  try {
    if (!match) {
      entry.violations.push('path: unknown');
      throw new HttpError(404, 'unknownPath');
    }
    if ('allowed' in match) {
      entry.violations.push('method: not allowed');
      return Response.json(
        { message: MESSAGES.wrongMethod[locale] },
        { status: 405, headers: { allow: match.allowed.join(', ') } },
      );
    }
    const body = withOrigin(await run(exchange, match), origin);
    const violations = responseViolations(match.call.response, body);
    if (violations.length === 0) {
      return Response.json(poison.response(match.call.response, body));
    }
    entry.violations.push(...violations);
    return Response.json(
      { message: `The mock backend's own answer to ${match.name} does not fit the contract: ${violations.join('; ')}` },
      { status: 500 },
    );
  } catch (error) {
    if (error instanceof HttpError) return Response.json(error.body(locale), { status: error.status });
    console.error(error);
    entry.violations.push(`mock: ${error instanceof Error ? error.message : String(error)}`);
    return Response.json({ message: 'The mock backend failed. Its log says why.' }, { status: 500 });
  }
}

async function run(
  { state, entry, text, token, request, url, origin }: Exchange,
  { name, call, params }: Match,
): Promise<unknown> {
  const owner = state.accountOfToken(token);
  // an invalid token is ignored on public calls: pages stay readable
  const account = owner?.is_blocked && call.access === 'public' ? undefined : owner;
  if (call.access !== 'public' && !account) throw new HttpError(401, 'unauthenticated');
  if (account?.is_blocked && name !== 'logout') throw new HttpError(403, 'blocked');
  if (call.access === 'registered' && account?.type === 'TEMP') throw new HttpError(403, 'registeredOnly');
  const query = checkedQuery(call.query, url, entry.violations);
  const body =
    name === 'uploadFile'
      ? undefined
      : checkedBody(call.body, text, request.headers.get('content-type'), entry.violations);
  const storeId = params.store_id ?? state.settings.mainStoreId;
  const catalog = state.catalogs.get(storeId);
  if (!catalog) throw new HttpError(404, 'notFound');
  return runHandler(name, {
    params,
    query,
    body,
    account,
    token,
    catalog,
    storeId,
    locale: languageOf(request),
    state,
    request,
    url,
    origin,
  });
}

/** Pictures are stored as paths; responses carry absolute URLs, inside rich text too. */
function withOrigin(value: unknown, origin: string): unknown {
  if (typeof value === 'string') {
    if (/^\/(?:media|uploads)\//.test(value)) return origin + value;
    return value.includes('/media/') ? value.replace(/(["'(])(\/(?:media|uploads)\/)/g, `$1${origin}$2`) : value;
  }
  if (Array.isArray(value)) return value.map((item) => withOrigin(item, origin));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withOrigin(item, origin)]));
}
