/**
 * The stores by what they are. Everything outside the server says `main` or `mini`; the server client and the relay
 * put in the configured ids, so that no page or bundle carries them (specification 9).
 */
export type StoreAlias = 'main' | 'mini';
export const MAIN_STORE = { store_id: 'main' } as const satisfies { store_id: StoreAlias };

/** The backend's id of a store; what is no alias stays as it is. */
export function storeIdOf(alias: string, ids: { MAIN_STORE_ID: string; MINI_STORE_ID: string }): string {
  if (alias === 'main') return ids.MAIN_STORE_ID;
  return alias === 'mini' ? ids.MINI_STORE_ID : alias;
}
