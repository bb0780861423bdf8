import type { Wanted } from '@/lib/api/toggles';

/** What the server said of a wishlist: the ids it holds and how many they are. */
export type WishlistState = { ids: readonly string[]; total: number };

export const EMPTY_WISHLIST: WishlistState = { ids: [], total: 0 };

/** Whether a service is to be shown as kept: what is wanted goes before what the server said. */
export function isKept(state: WishlistState, wanted: Wanted, id: string): boolean {
  return wanted.get(id) ?? state.ids.includes(id);
}

/** The count to show: the server's, one up or down for each wish that it does not know yet. Never below 0. */
export function keptCount(state: WishlistState, wanted: Wanted): number {
  let count = state.total;
  for (const [id, isWanted] of wanted) count += Number(isWanted) - Number(state.ids.includes(id));
  return Math.max(0, count);
}

/** The server's state after it has turned a service over. */
export function withToggled<S extends WishlistState>(state: S, id: string, isLiked: boolean): S {
  const has = state.ids.includes(id);
  if (has === isLiked) return state;
  return { ...state, ids: isLiked ? [id, ...state.ids] : state.ids.filter((one) => one !== id), total: Math.max(0, state.total + (isLiked ? 1 : -1)) };
}
