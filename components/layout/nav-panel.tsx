'use client';
import { useEffect } from 'react';
import { MegaPanel } from './mega-panel';
import type { NavItem } from './nav-item';
import { PlainList } from './plain-list';

/** What opens below an entry of the wide screens' navigation. `focuses`: its first link takes the focus. */
export function NavPanel({ id, item, focuses }: { id: string; item: NavItem; focuses: boolean }) {
  useEffect(() => {
    if (focuses) document.getElementById(id)?.querySelector('a')?.focus();
  }, [id, focuses]);
  return item.isMega ? <MegaPanel item={item} /> : <PlainList item={item} />;
}
