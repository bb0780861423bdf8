import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { SessionEffects } from '@/components/session/session-effects';
import { useCartLines } from '@/lib/cart/queries';
import { endSession } from '@/lib/session/logout';
import { useLogin } from '@/lib/session/queries';
import type { SessionStatus } from '@/lib/session/store';
import { usePersonalQuery } from '@/lib/session/use-personal-query';
import { useSession } from '@/lib/session/use-session';
import { userQuery } from '@/lib/session/user';
import messages from '@/messages/en.json';
// the shop loads this when it is needed; here that would take time that no model waits for
import '@/lib/calls/browser';

/**
 * What the model of a session uses of the shop (tests/models/pages.ts): a page that shows whose it is, and logs in and
 * out.
 */
export { setAuthInterceptor } from '@/lib/calls/auth-interceptor';
export { getUser } from '@/lib/session/api';
export { createAuth } from '@/lib/session/auth';
export { ensureSession } from '@/lib/session/session';
export { place } from '../models/navigation.ts';

export type Shown = {
  status: SessionStatus;
  /** the id of the account whose data is on the page */
  account: string | undefined;
  /** the lines of the cart that is on the page */
  lines: readonly string[];
  logIn: ReturnType<typeof useLogin>['mutate'];
  logOut: () => Promise<void>;
};

function Account({ onRender }: { onRender: (shown: Shown) => void }) {
  const client = useQueryClient();
  const { status, isLive } = useSession();
  const { data: user } = usePersonalQuery({ ...userQuery, enabled: isLive });
  const { lines } = useCartLines();
  const { mutate: logIn } = useLogin();
  onRender({
    status,
    account: user?._id,
    lines: lines.map(({ variantId }) => variantId),
    logIn,
    logOut: () => endSession(client),
  });
  return null;
}

/** `onRender` is given what the page shows. */
export function Page(props: Parameters<typeof Account>[0]) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } }),
  );
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Hong_Kong">
      <QueryClientProvider client={client}>
        <SessionEffects />
        <Account {...props} />
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
}
