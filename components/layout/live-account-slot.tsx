'use client';

import { useSession } from '@/lib/session/use-session';
import { useLeave } from '@/lib/session/use-leave';
import { type AccountLink, AccountMenu, AccountMenuRows, LoginLink } from './account-menu';

/**
 * The header's account: the way to the login for guests and until the page has looked, the menu for registered users.
 * `links` are the configuration's enabled account items, in the page's language.
 */
export function LiveAccountSlot({ links, look = 'bar' }: { links: readonly AccountLink[]; look?: 'bar' | 'menu' }) {
  const { isRegistered } = useSession();
  const { leave, isLeaving } = useLeave();
  if (!isRegistered) return <LoginLink look={look} />;
  const Menu = look === 'bar' ? AccountMenu : AccountMenuRows;
  return <Menu links={links} onLogout={leave} busy={isLeaving} />;
}
