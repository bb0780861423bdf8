import type { LoginType } from '@/lib/session/schema';

/** One request as the backend saw it, for the tests that look at what the shop sends. */
export type RecordedRequest = {
  id: number;
  at: string;
  method: string;
  /** as sent, with the backend's own store ids */
  path: string;
  query: Record<string, string>;
  body: unknown;
  /** name in the contract table, null for what it does not know */
  call: string | null;
  account: { _id: string; login_id: string; type: LoginType } | null;
  headers: Record<string, string>;
  status: number | null;
  duration_ms: number | null;
  /** where request or answer did not fit the contract; empty when all is well */
  violations: string[];
};

const KEPT_REQUESTS = 20_000;
const KEPT_HEADERS = ['accept', 'accept-language', 'content-type', 'origin', 'cookie', 'user-agent', 'x-request-id', 'x-forwarded-for', 'idempotency-key'];

/** One way in which a call broke the contract, how often, and the last request that did. */
export type ViolationCount = { call: string | null; method: string; path: string; violation: string; count: number; last_id: number };
export type RequestFilter = { method?: string; path?: string; call?: string; since?: string; violations?: '1' | '0' };
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
        headers: Object.fromEntries(KEPT_HEADERS.flatMap((name) => (request.headers.has(name) ? [[name, request.headers.get(name) ?? '']] : []))),
        status: null,
        duration_ms: null,
        violations: [],
      };
      requests.push(entry);
      if (requests.length > KEPT_REQUESTS) requests = requests.slice(-KEPT_REQUESTS / 2);
      return entry;
    },
    /** `path` is a concrete path or has `*` for anything; `since` is an id or a time: what came after it; `violations` `1`: what broke the contract, `0`: the rest. */
    list(filter: RequestFilter = {}): RecordedRequest[] {
      const path = filter.path ? patternOf(filter.path) : undefined;
      return requests.filter(
        (entry) =>
          (!filter.method || entry.method === filter.method.toUpperCase()) &&
          (!filter.call || entry.call === filter.call) &&
          (!path || path.test(entry.path)) &&
          (!filter.since || isAfter(entry, filter.since)) &&
          (!filter.violations || (filter.violations === '1') === entry.violations.length > 0),
      );
    },
    /** Every way in which the contract was broken, once. */
    violations(): ViolationCount[] {
      const counts = new Map<string, ViolationCount>();
      for (const { id, call, method, path, violations } of requests) {
        for (const violation of violations) {
          const key = `${method} ${call ?? path} ${violation}`;
          const known = counts.get(key);
          counts.set(key, { call, method, path, violation, count: (known?.count ?? 0) + 1, last_id: id });
        }
      }
      return [...counts.values()];
    },
    clear(): void {
      requests = [];
    },
  };
}

function isAfter(entry: RecordedRequest, since: string): boolean {
  return /^\d+$/.test(since) ? entry.id > Number(since) : Date.parse(entry.at) > Date.parse(since);
}

/** A path with `*` for anything and `{name}` for one segment, as a regular expression. */
export function patternOf(path: string): RegExp {
  const source = path
    .replaceAll(/[.+?^$()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
