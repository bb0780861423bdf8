import 'server-only';
import type { NextRequest } from 'next/server';
import { relay } from '@/lib/api/relay';
import { log } from '@/lib/server/log';
import { idOf, inRequest, requestUnderWay } from '@/lib/server/under-way';

/** Relays a call and writes one line about it: by its name in the contract, so that no id, search or address gets into the log. */
export async function relayWithLine(request: NextRequest): Promise<Response> {
  const startedAt = performance.now();
  const id = requestUnderWay()?.id ?? idOf(request.headers.get('x-request-id')) ?? `relay-${crypto.randomUUID()}`;
  return inRequest({ ...requestUnderWay(), id }, async () => {
    const response = await relay(request);
    const { status } = response;
    const ms = Math.round(performance.now() - startedAt);
    log[status >= 500 ? 'warn' : 'info']({ call: requestUnderWay()?.call ?? `${request.method} (unknown)`, status, ms }, 'relay');
    return response;
  });
}
