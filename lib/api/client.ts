import type { AxiosError, AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import * as z from 'zod/mini';
import { parserOf } from '@/lib/api/atoms';
import { brokenBodyRule } from '@/lib/api/body-rules';
import type { ResponseOf, Body, Call, Params, Query } from '@/lib/api/call';
import { pathOf } from '@/lib/api/call';
import { UNUSABLE_RESPONSE, ApiError, codeOfStatus, isGatewayError, UNANSWERED } from '@/lib/api/error';

type Only<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : undefined extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };
type OnlyParams<P> = [keyof P] extends [never] ? { params?: undefined } : { params: P };

/** What one call takes, read off its contract entry. `form` replaces the JSON body of an upload. */
export type CallInput<C extends Call> = OnlyParams<Params<C>> &
  Only<'body', Body<C>> & {
    query?: Query<C>;
    form?: FormData;
    /** beside those of every call */
    headers?: Record<string, string>;
    signal?: AbortSignal;
    onProgress?: (fraction: number) => void;
  };

export type Transport = {
  http: AxiosInstance;
  /** last word on the request: URL, headers, cache settings */
  prepare?: (request: AxiosRequestConfig, call: Call) => AxiosRequestConfig;
  /** one line per response that does not fit the contract */
  warn: (line: string) => void;
  newRequestId: () => string;
};

/**
 * Makes the typed client over a transport. It is the one way out: every POST and PUT body passes the rules of
 * spec 5 and its contract schema first, every response is checked on the way in. One that does not fit is read
 * as far as its schema bears and logged; one that cannot be read is an error.
 * @returns `send(call, input)`, which resolves to the call's response or throws an `ApiError`
 */
export function createClient({ http, prepare = (request) => request, warn, newRequestId }: Transport) {
  return async function send<C extends Call>(call: C, input: CallInput<C>): Promise<ResponseOf<C>> {
    const name = `${call.method} ${call.path}`;
    const requestId = newRequestId();
    const { params, body, query, form, headers, signal, onProgress } = input as CallInput<Call> & {
      body?: unknown;
      params?: Record<string, string>;
    };

    const request: AxiosRequestConfig = prepare(
      {
        method: call.method,
        url: urlOf(call, params),
        params: query,
        data: form ?? checkedBody(call, name, body),
        signal,
        headers: { ...headers, Accept: 'application/json', 'X-Request-Id': requestId },
        // parsed here: axios hands malformed JSON on as text
        responseType: 'text',
        transformResponse: (data: unknown) => data,
        validateStatus: () => true,
        ...(onProgress && { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }),
      },
      call,
    );

    const response = await http.request<string>(request).catch((error: unknown) => {
      throw transportError(error, name, requestId);
    });
    const value = parseJson(response.data);
    if (response.status >= 400) throw statusError(response, value, { name, requestId });
    const parse = parserOf(call.response);
    const checked = parse(value);
    if (checked.success) return checked.data as ResponseOf<C>;
    const { readMisfit } = await import('@/lib/api/read-response');
    const { data, misfit } = readMisfit(parse, value, { name, requestId, warn });
    if (data) return data.value as ResponseOf<C>;
    throw new ApiError('response', name, { status: response.status, requestId, cause: misfit });
  };
}

function urlOf(call: Call, params?: Record<string, string>): string {
  try {
    return pathOf(call.path, params);
  } catch {
    // an id that cannot be part of a URL names nothing
    throw new ApiError('notFound', `${call.method} ${call.path}`, { status: 404 });
  }
}

function checkedBody(call: Call, name: string, body: unknown): unknown {
  if (call.method !== 'POST' && call.method !== 'PUT') return undefined;
  const checked = call.body && z.safeEncode(call.body, body);
  // before it is checked, for the rule's own error, and by the backend's names
  const broken = brokenBodyRule(body) ?? brokenBodyRule(checked?.data);
  if (broken) throw new ApiError(broken.rule, name, { fields: { [broken.path]: broken.rule } });
  if (!checked || checked.success) return checked?.data;
  const fields = Object.fromEntries(checked.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
  throw new ApiError('body', name, { fields, cause: Object.keys(fields).join(', ') });
}

/**
 * Characters that break a page: half of a surrogate pair (`"\ud83d"` alone), which `encodeURIComponent` throws at, and
 * U+0000, which browsers drop from HTML, so that hydration would find another text.
 */
const UNFIT_CHARACTER = /\\u(d[89a-f]|0000)/i;
const replaced = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/[\p{Surrogate}\0]/gu, '\uFFFD') : value;

/** The value of a JSON text, `{}` where it says nothing; undefined for what is no JSON. */
function parseJson(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return {};
  try {
    return JSON.parse(text, UNFIT_CHARACTER.test(text) ? replaced : undefined) ?? {};
  } catch {
    return undefined;
  }
}

/**
 * That nothing answered behind the server, or the backend's words and the fields that it refused, whatever else stands
 * there: PHP writes `[]` for no fields.
 */
function statusError(
  { status, headers }: Pick<AxiosResponse, 'status' | 'headers'>,
  value: unknown,
  { name, requestId }: { name: string; requestId: string },
): ApiError {
  const details = { status, requestId, retryAfterS: Number(headers['retry-after']) || undefined };
  // a proxy's error page in place of JSON: the shop behind it is unreachable
  if (UNANSWERED.includes(headers['x-backend']) || (isGatewayError(status) && value === undefined))
    return new ApiError(status === 504 ? 'timeout' : 'network', name, details);
  const { message, errors } = Object(value) as { message?: unknown; errors?: unknown };
  const fields = Object.entries(typeof errors === 'object' ? { ...errors } : {});
  return new ApiError(codeOfStatus(status), name, {
    ...details,
    serverMessage: typeof message === 'string' ? message : '',
    fields: Object.fromEntries(fields.map(([key, text]) => [key, String(text)])),
  });
}

/**
 * What axios's own `isAxiosError` checks. It is not imported, because in the browser axios is another chunk than this
 * module.
 */
const isAxiosError = (error: unknown): error is AxiosError => error instanceof Error && 'isAxiosError' in error;

function transportError(error: unknown, name: string, requestId: string): ApiError {
  if (!isAxiosError(error))
    return new ApiError('network', name, { requestId, cause: error instanceof Error ? error.message : String(error) });
  if (error.code === 'ERR_CANCELED') return new ApiError('aborted', name, { requestId });
  if (error.code === UNUSABLE_RESPONSE) return new ApiError('response', name, { requestId, cause: error.message });
  const isTimeout = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
  return new ApiError(isTimeout ? 'timeout' : 'network', name, { requestId, cause: error.code ?? error.message });
}
