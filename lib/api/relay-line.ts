import 'server-only';
import type { NextRequest } from 'next/server';
import { relay } from '@/lib/api/relay';
import { log } from '@/lib/server/log';
import { givenId, withRequestContext, requestContext } from '@/lib/server/request-context';

/** Relays a call and writes one line about it: by its name in the contract, so that no id, search or address gets into the log. */
export async function relayWithLine(request: NextRequest): Promise<Response> {
  const startedAt = performance.now();
  const id = requestContext()?.id ?? givenId(request.headers.get('x-request-id')) ?? `relay-${crypto.randomUUID()}`;
  return withRequestContext({ ...requestContext(), id }, async () => {
    const response = await relay(request);
    const { status } = response;
    const ms = Math.round(performance.now() - startedAt);
    log[status >= 500 ? 'warn' : 'info']({ call: requestContext()?.call ?? `${request.method} (unknown)`, status, ms }, 'relay');
    return response;
  });
}
