'use client';

import { useLeave } from '@/lib/session/use-leave';
import { type AccountLink, AccountMenu, AccountMenuRows } from './account-menu';

/** The account of a registered user, in the bar or in the small screens' menu; loaded for them alone. */
export function AccountMenus({ links, look }: { links: readonly AccountLink[]; look: 'bar' | 'menu' }) {
  const { leave, isLeaving } = useLeave();
  const Menu = look === 'bar' ? AccountMenu : AccountMenuRows;
  return <Menu links={links} onLogout={leave} busy={isLeaving} />;
}
