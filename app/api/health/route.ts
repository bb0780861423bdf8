export const dynamic = 'force-dynamic';

/** Liveness. Independent of the backend: without it the shop still shows its pages. */
export function GET() {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
