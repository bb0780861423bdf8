import type { NextRequest } from 'next/server';
import * as z from 'zod/mini';
import { pathOf } from '@/lib/api/call';
import { MAIN_STORE } from '@/lib/api/store';
import { readOr } from '@/lib/calls/server-reads';
import { catalogCalls, ProductPageSchema } from '@/lib/catalog/schema';
import { findProducts } from '@/lib/catalog/search/server';
import { handleCall } from '@/lib/server/bff/handle-call';

export const dynamic = 'force-dynamic';

const PRODUCTS = `/api${pathOf(catalogCalls.getProducts.path, MAIN_STORE)}`;

/** To the services that the backend finds by a keyword come those of the shop's index, as on the listing. */
async function read(request: NextRequest): Promise<Response> {
  const response = await handleCall(request);
  const { pathname, searchParams } = request.nextUrl;
  if (!response.ok || pathname !== PRODUCTS || !searchParams.get('keyword')) return response;
  const given: unknown = await response.json();
  const own = z.safeParse(ProductPageSchema, given);
  const query = Object.fromEntries(searchParams);
  const found = own.success ? await readOr(given, 'the search', () => findProducts(query, own.data)) : given;
  return Response.json(found, { headers: response.headers });
}

export { read as GET, handleCall as POST, handleCall as PUT, handleCall as DELETE };
