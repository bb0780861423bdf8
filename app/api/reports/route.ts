import type { NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { ownOrigins } from '@/lib/server/bff/accept-call';
import { HttpError, tooManyRequests } from '@/lib/server/bff/http-error';
import { countBrowserReport } from '@/lib/server/bff/rate-limits';
import { readReports } from '@/lib/server/browser-reports';
import { CLIENT_IP_HEADER } from '@/lib/server/http/client-ip';
import { log } from '@/lib/server/log';

export const dynamic = 'force-dynamic';

/** Takes what browsers report about the shop's pages into the log (docs/adr/0029): breaches of the policy, script errors, deprecated features, crashes. */
export async function POST(request: NextRequest) {
  if (!env().BROWSER_REPORTS) return Response.json({ message: 'BROWSER_REPORTS is off' }, { status: 404 });
  try {
    const waitS = await countBrowserReport(request.headers.get(CLIENT_IP_HEADER) ?? 'unknown');
    if (waitS !== undefined) throw tooManyRequests(waitS);
    for (const report of await readReports(request, ownOrigins(request))) log.warn(report, 'browser report');
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return Response.json({ message: error.message }, { status: error.status, headers: error.headers });
  }
}
