import 'server-only';
import type { NextRequest } from 'next/server';
import type { Refusal } from '@/lib/server/attempts';
import { HttpError, tooManyRequests } from '@/lib/server/bff/http-error';
import { CLIENT_IP_HEADER } from '@/lib/server/client-address';

/**
 * Responds to what a browser sends without waiting for a response.
 * @param count counts the request of an address; why it is refused when there were too many
 * @param take reads it; may throw an `HttpError`
 */
export async function takeBeacon(
  request: NextRequest,
  count: (address: string) => Promise<Refusal | undefined>,
  take: () => Promise<void>,
) {
  try {
    const refusal = await count(request.headers.get(CLIENT_IP_HEADER) ?? 'unknown');
    if (refusal) throw tooManyRequests(refusal);
    await take();
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return Response.json({ message: error.message }, { status: error.status, headers: error.headers });
  }
}
