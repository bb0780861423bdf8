'use client';

import { useLogout } from '@/lib/session/logout';
import { type AccountLink, AccountMenu, AccountMenuRows } from './account-menu';

/** The account of a registered user, in the bar or in the small screens' menu; loaded for them alone. */
export function AccountMenus({ links, look }: { links: readonly AccountLink[]; look: 'bar' | 'menu' }) {
  const { logout, isLoggingOut } = useLogout();
  const Menu = look === 'bar' ? AccountMenu : AccountMenuRows;
  return <Menu links={links} onLogout={logout} busy={isLoggingOut} />;
}
