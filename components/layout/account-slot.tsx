'use client';

import { Suspense } from 'react';
import { lazyComponent } from '@/components/ui/deferred';
import { useSession } from '@/lib/session/use-session';
import type { AccountLink } from './account-menu';
import { LoginLink } from './login-link';

const AccountMenus = lazyComponent(async () => (await import('./account-menus')).AccountMenus);

/**
 * The header's account: the way to the login for guests and until the page has looked, the menu for registered users.
 * `links` are the configuration's enabled account items, in the page's language.
 */
export function AccountSlot({ links, look = 'bar' }: { links: readonly AccountLink[]; look?: 'bar' | 'menu' }) {
  const { isRegistered } = useSession();
  const login = <LoginLink look={look} />;
  if (!isRegistered) return login;
  return (
    <Suspense fallback={login}>
      <AccountMenus links={links} look={look} />
    </Suspense>
  );
}
