import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLike } from '@/lib/post/likes';
import { userQuery } from '@/lib/session/user';
import { useWishlistCount, useWishlistToggle, wishlistQuery } from '@/lib/wishlist/queries';
import { ShopProviders } from '../shop-providers.tsx';
// the shop loads this when it is needed; here that would take time that no model waits for
import '@/lib/calls/browser';

/**
 * What the model of toggles uses of the shop (tests/models/pages.ts): the hearts of two services, the like of an
 * article, and their counts.
 */
export { setAuthInterceptor } from '@/lib/calls/auth-interceptor';
export { createAuth } from '@/lib/session/auth';
export { sessionStore } from '@/lib/session/store';
export { onToast } from '@/lib/toast';
export { place } from '../models/navigation.ts';

export type Shown = {
  client: QueryClient;
  toggles: Record<string, { isOn: boolean; toggle: () => void }>;
  wishlistCount: number;
  likeCount: number;
};
type Props = { services: readonly string[]; article: string; known: number; onRender: (shown: Shown) => void };

function Parts({ services, article, known, onRender }: Props) {
  const { isLiked, count, toggle } = useLike(article, known);
  onRender({
    client: useQueryClient(),
    toggles: {
      [article]: { isOn: isLiked, toggle },
      // oxlint-disable-next-line react/rules-of-hooks -- the list never changes
      ...Object.fromEntries(services.map((id) => [id, useWishlistToggle(id)])),
    },
    wishlistCount: useWishlistCount(),
    likeCount: count,
  });
  return null;
}

/** Whether the wishlist and the user have been read, so that what is shown comes from them. */
export const known = (client: QueryClient) => {
  const list = client.getQueryState(wishlistQuery.queryKey);
  return {
    isListKnown: list?.data !== undefined && list.status !== 'error',
    isUserKnown: client.getQueryData(userQuery.queryKey) !== undefined,
  };
};

/** As when a tab is looked at again. */
export const readAgain = (client: QueryClient) =>
  Promise.all([
    ...[wishlistQuery.queryKey, ['posts']].map((queryKey) => client.invalidateQueries({ queryKey })),
    // a user who could not be read is stale: React Query reads again on focus
    client.refetchQueries({ queryKey: userQuery.queryKey, stale: true }),
  ]);

/** `onRender` is given what the page shows. */
export function Page(props: Props) {
  return (
    <ShopProviders>
      <Parts {...props} />
    </ShopProviders>
  );
}
