import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { QueryProvider } from '@/components/ui/query-provider';
import { failedLines, useChangeLine, useClearCart } from '@/lib/cart/changes';
import { useCartLines } from '@/lib/cart/queries';
import { useStore } from '@/lib/client/store';
import { useWishlistCount, useWishlistToggle } from '@/lib/wishlist/queries';
import messages from '@/messages/en.json';
// the shop loads these when they are needed; here that would take time that no model waits for
import '@/lib/cart/api';
import '@/lib/session/api';
import '@/lib/visit-calls';
import '@/lib/wishlist/api';

/** What the model of cart and wishlist uses of the shop (tests/models/pages.ts): what a page shows of them, and what changes them. */
export { setAuthInterceptor } from '@/lib/api/auth-interceptor';
export { reloadCart } from '@/lib/cart/queries';
export { createAuth } from '@/lib/session/auth';
export { sessionStore } from '@/lib/session/store';
export { onToast } from '@/lib/toast';
export { wishlistQuery } from '@/lib/wishlist/queries';
export { place } from '../models/navigation.ts';

export type Shown = {
  client: QueryClient;
  cart: ReturnType<typeof useCartLines>;
  failed: readonly string[];
  /** changes a line, by variant */
  change: Record<string, ReturnType<typeof useChangeLine>>;
  clear: () => void;
  wishlistCount: number;
  /** hearts, by service */
  hearts: Record<string, ReturnType<typeof useWishlistToggle>>;
};
type Props = { variants: readonly string[]; services: readonly string[]; onRender: (shown: Shown) => void };

function Parts({ variants, services, onRender }: Props) {
  const { mutate } = useClearCart();
  onRender({
    client: useQueryClient(),
    cart: useCartLines(),
    failed: useStore(failedLines),
    // oxlint-disable-next-line react/rules-of-hooks -- the lists never change
    change: Object.fromEntries(variants.map((id) => [id, useChangeLine(id)])),
    clear: () => mutate(),
    wishlistCount: useWishlistCount(),
    // oxlint-disable-next-line react/rules-of-hooks
    hearts: Object.fromEntries(services.map((id) => [id, useWishlistToggle(id)])),
  });
  return null;
}

/** `onRender` is given what the page shows. */
export function Page(props: Props) {
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Hong_Kong">
      <QueryProvider>
        <Parts {...props} />
      </QueryProvider>
    </NextIntlClientProvider>
  );
}
