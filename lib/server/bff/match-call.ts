import 'server-only';
import type { NextRequest } from 'next/server';
import * as z from 'zod/mini';
import { type Call, isPathId, pathOf } from '@/lib/api/call';
import { contract } from '@/lib/api/contract';
import { withStoreId } from '@/lib/api/store';
import { env } from '@/lib/env';
import { HttpError } from '@/lib/server/bff/http-error';
import { uploadCalls } from '@/lib/upload/schema';

/** A call of the contract with the values of its path parameters. */
export type MatchedCall = { call: Call; params: Record<string, string> };

const routes = Object.values(contract as Record<string, Call>).map((call) => ({ call, segments: call.path.slice(1).split('/') }));
const NO_QUERY = z.strictObject({});

/**
 * Finds the contract's call for a request: what the contract does not list is not forwarded. Path segments are decoded once
 * and must be valid ids; query keys must be known and given once.
 * @throws HttpError 404 or 400
 */
export function matchCall({ method, nextUrl }: NextRequest): MatchedCall {
  const values = decodedSegments(nextUrl.pathname.replace(/^\/api\//, ''));
  for (const { call, segments } of routes) {
    const params = call.method === method && segments.length === values.length ? paramsOf(segments, values) : undefined;
    if (!params) continue;
    const query = Object.fromEntries(nextUrl.searchParams);
    const isKnownQuery = Object.keys(query).length === nextUrl.searchParams.size && z.safeParse(call.query ?? NO_QUERY, query).success;
    if (!isKnownQuery) throw new HttpError(400, 'Not a query of this call');
    return { call, params };
  }
  throw new HttpError(404, 'Unknown call');
}

/** The backend's (or file service's) URL of a call, with the configured ids in place of the store's aliases. */
export function backendUrl({ call, params }: MatchedCall, query: URLSearchParams): URL {
  const configuration = env();
  if (call === uploadCalls.uploadFile) return new URL(configuration.FILE_UPLOAD_URL);
  const url = new URL(configuration.API_BASE_URL + pathOf(call.path, withStoreId(params, configuration)));
  url.search = new URLSearchParams(withStoreId(Object.fromEntries(query), configuration)).toString();
  return url;
}

/** Empty for a path that cannot be decoded: no call has such a path. */
function decodedSegments(path: string): string[] {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** The path parameters; undefined where the values do not fit the path. */
function paramsOf(segments: string[], values: string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = values[index] ?? '';
    if (!segment.startsWith('{')) {
      if (segment !== value) return undefined;
    } else if (isPathId(value)) params[segment.slice(1, -1)] = value;
    else return undefined;
  }
  return params;
}
