import type { Call } from '@/lib/api/call';
import { contract, type CallName } from '@/lib/contract';
import type { LoginType } from '@/lib/session/schema';
import * as z from 'zod/mini';

/** One request as the backend received it. */
export type RecordedRequest = {
  id: number;
  at: string;
  method: string;
  /** as sent, with the backend's own store ids */
  path: string;
  query: Record<string, string>;
  body: unknown;
  /** name in the contract table; null where there is none */
  call: string | null;
  account: { _id: string; login_id: string; type: LoginType } | null;
  headers: Record<string, string>;
  status: number | null;
  duration_ms: number | null;
  /** where request or response did not fit the contract */
  violations: string[];
};

const MAX_REQUESTS = 20_000;
const RECORDED_HEADERS =
  /^(accept|accept-language|content-type|origin|cookie|user-agent|x-request-id|x-forwarded-for|idempotency-key)$/;

export type RequestFilter = { method?: string; path?: string; call?: string };
/** Which requests are meant: all, where nothing is said. */
export const RequestFilterSchema = z.strictObject({
  /** a name of the contract table */
  call: z.optional(z.enum(Object.keys(contract) as [CallName, ...CallName[]])),
  method: z.optional(z.enum(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])),
  /** a path of the contract table (`/orders/{id}/details`), a concrete one, or with `*` for anything */
  path: z.optional(z.string()),
});
export type Recording = ReturnType<typeof createRecording>;

export function createRecording() {
  let requests: RecordedRequest[] = [];
  let count = 0;
  return {
    start(request: Request, path: string, url: URL): RecordedRequest {
      count += 1;
      const entry: RecordedRequest = {
        id: count,
        at: new Date().toISOString(),
        method: request.method,
        path,
        query: Object.fromEntries(url.searchParams),
        body: null,
        call: null,
        account: null,
        headers: Object.fromEntries([...request.headers].filter(([name]) => RECORDED_HEADERS.test(name))),
        status: null,
        duration_ms: null,
        violations: [],
      };
      requests.push(entry);
      if (requests.length > MAX_REQUESTS) requests = requests.slice(-MAX_REQUESTS / 2);
      return entry;
    },
    /** `path` may hold `*`. */
    list(filter: RequestFilter = {}): RecordedRequest[] {
      const path = filter.path ? patternOf(filter.path) : undefined;
      return requests.filter(
        (entry) =>
          (!filter.method || entry.method === filter.method) &&
          (!filter.call || entry.call === filter.call) &&
          (!path || path.test(entry.path)),
      );
    },
    clear(): void {
      requests = [];
    },
  };
}

/** A path with `*` for anything and `{name}` for one segment, as a regular expression. */
export function patternOf(path: string): RegExp {
  const source = path
    .replaceAll(/[.+?^$()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

/** How often screens made a call of the contract since the mock started. */
export type CallCount = {
  call: CallName;
  method: string;
  path: string;
  /** with whatever result */
  made: number;
  /** of these, how many succeeded with request and response checked against the contract */
  checked: number;
  /** where requests or responses did not fit it, each once */
  violations: string[];
};

/** The shop's client sends an id with each request. A test's own requests have none, or one that the BFF made. */
const isByScreen = ({ headers: { 'x-request-id': id } }: RecordedRequest): boolean =>
  id !== undefined && !id.startsWith('api-');

export type CallCounts = ReturnType<typeof createCallCounts>;

/** Counts the calls that screens make, over all resets. */
export function createCallCounts() {
  const counts = new Map<string, CallCount>(
    Object.entries(contract as Record<string, Call>).map(([name, { method, path }]) => [
      name,
      { call: name as CallName, method, path, made: 0, checked: 0, violations: [] },
    ]),
  );
  return {
    add(entry: RecordedRequest, isChecked: boolean): void {
      const count = counts.get(entry.call ?? '');
      if (!count || !isByScreen(entry)) return;
      count.made += 1;
      if (isChecked) count.checked += 1;
      for (const violation of entry.violations)
        if (!count.violations.includes(violation)) count.violations.push(violation);
    },
    list: (): CallCount[] => [...counts.values()],
  };
}
