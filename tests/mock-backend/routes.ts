import { contract, type CallName } from '@/lib/contract';
import type { Call } from '@/lib/api/call';

type Route = { name: CallName; call: Call; segments: string[] };
export type Match = { name: CallName; call: Call; params: Record<string, string> };

const isParameter = (segment: string): boolean => segment.startsWith('{');
const routes: Route[] = Object.entries(contract).map(([name, call]) => ({
  name: name as CallName,
  call,
  segments: call.path.split('/'),
}));

/** Splits before decoding, so that an encoded slash stays inside an id. Undefined: another path. */
function paramsOf(template: string[], segments: string[]): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? '';
    if (!isParameter(part)) {
      if (part !== segment) return undefined;
      continue;
    }
    const value = decoded(segment);
    if (!value) return undefined;
    params[part.slice(1, -1)] = value;
  }
  return params;
}

/** A part of a path; undefined where it is no text. */
export function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** The call of a request; the methods of the path where this is not one of them; undefined for an unknown path. */
export function matchCall(method: string, path: string): Match | { allowed: string[] } | undefined {
  const segments = path.split('/');
  const allowed: string[] = [];
  for (const { name, call, segments: template } of routes) {
    const params = paramsOf(template, segments);
    if (!params) continue;
    if (call.method === method) return { name, call, params };
    allowed.push(call.method);
  }
  return allowed.length > 0 ? { allowed } : undefined;
}
