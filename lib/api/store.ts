/**
 * The stores by what they are. Everything outside the server says `main` or `mini`; the server client and the BFF
 * put in the configured ids, so that no page or bundle carries them (spec 9).
 */
export type StoreAlias = 'main' | 'mini';
export const MAIN_STORE = { store_id: 'main' } as const satisfies { store_id: StoreAlias };

/** A call's parameters with the backend's id of the store; a `store_id` that is no alias stays as it is. */
export function withStoreId(
  params: Record<string, string>,
  ids: { MAIN_STORE_ID: string; MINI_STORE_ID: string },
): Record<string, string> {
  if (params.store_id === 'main') return { ...params, store_id: ids.MAIN_STORE_ID };
  return params.store_id === 'mini' ? { ...params, store_id: ids.MINI_STORE_ID } : params;
}
