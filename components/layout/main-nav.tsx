'use client';

import { useTranslations } from 'next-intl';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { Icon } from '@/components/ui/icon';
import { onDemand } from '@/components/ui/on-demand';
import { useHydrated } from '@/lib/client/use-hydrated';
import { usePathname, useSearchParams } from '@/lib/i18n/navigation';
import { entriesHere } from './entries-here';
import { HOVER_DELAY_MS, useDismiss, useTimer } from './menu-hooks';
import type { NavItem } from './nav-item';
import { NavLink } from './nav-link';
import styles from './main-nav.module.scss';

const NavPanel = onDemand(async () => (await import('./nav-panel')).NavPanel);

export interface NavEntry {
  key: string;
  label: ReactNode;
  path: string | null;
  /** the same as a URL, in the page's language */
  href: string;
  /** what opens below, over the whole width of the bar or below the entry; null: a link alone */
  item: NavItem | null;
}

const LEAVE_DELAY_MS = 200;

/** Which entry's panel is open, and what opens and closes it. */
function useOpenPanel(id: string) {
  const timer = useTimer();
  const [open, setOpen] = useState<string | null>(null);
  // opened by a click or key, so that a second click closes it; a click on a panel opened by hovering pins it
  const [pinned, setPinned] = useState(false);
  // opened by Arrow Down: the focus enters the panel
  const [isEntered, setEntered] = useState(false);

  function show(key: string | null, pin = false, enters = false) {
    timer.cancel();
    setOpen(key);
    setPinned(pin);
    setEntered(enters);
  }
  const close = () => show(null);
  const dismiss = useDismiss<HTMLElement>({
    isOpen: open !== null,
    close,
    trigger: () => document.getElementById(`${id}-${open}`),
  });

  return {
    open,
    isEntered,
    close,
    dismiss,
    onLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && timer.start(close, LEAVE_DELAY_MS),
    onEnter({ pointerType }: PointerEvent, { key, item }: NavEntry) {
      if (pointerType !== 'mouse') return;
      if (open === key) timer.cancel();
      else timer.start(() => show(item ? key : null), item ? HOVER_DELAY_MS : LEAVE_DELAY_MS);
    },
    onClick(event: MouseEvent, key: string) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      if (open === key && pinned) close();
      else show(key, true);
    },
    onKey(event: KeyboardEvent, key: string) {
      if (event.key !== ' ' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      if (event.key === ' ' && open === key) close();
      else show(key, true, event.key === 'ArrowDown');
    },
  };
}

/**
 * The wide screens' navigation. Without script every entry is a link. With it, an entry with a panel opens it: on a
 * click, Enter, Space, Arrow Down, or a pointer that rests on it; Escape gives the focus back. The panels are rendered
 * when the pointer or the focus first comes to the navigation: their links are in the HTML as the small screens' menu.
 */
export function MainNav({ entries }: { entries: readonly NavEntry[] }) {
  const t = useTranslations('Layout');
  const id = useId();
  const isHydrated = useHydrated();
  const [search, setSearch] = useState<string>();
  const pathname = usePathname();
  // only the browser can say: a page may be cached for several URLs
  const here =
    search === undefined
      ? undefined
      : entriesHere(
          entries.map(({ path }) => path),
          pathname,
          search,
        );
  const [areWanted, setWanted] = useState(false);
  const panels = useOpenPanel(id);

  return (
    <nav
      className={styles.nav}
      aria-label={t('main')}
      onPointerEnter={() => setWanted(true)}
      onFocus={() => setWanted(true)}
      onPointerLeave={panels.onLeave}
      {...panels.dismiss}
    >
      {isHydrated ? <QueryReader onRead={setSearch} /> : null}
      <ul>
        {entries.map((entry) => (
          <li
            key={entry.key}
            className={entry.item && !entry.item.isMega ? styles.anchor : undefined}
            onPointerEnter={(event) => panels.onEnter(event, entry)}
            data-here={(entry.path !== null && here?.has(entry.path)) || undefined}
          >
            <Entry id={`${id}-${entry.key}`} entry={entry} panels={panels} isWanted={areWanted} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps {
  id: string;
  entry: NavEntry;
  panels: ReturnType<typeof useOpenPanel>;
  isWanted: boolean;
}

/** A link; with a panel what opens it, and the panel. */
function Entry({ id, entry: { key, path, label, href, item }, panels, isWanted }: EntryProps) {
  if (!item)
    return (
      <NavLink path={path} className={styles.item}>
        {label}
      </NavLink>
    );
  const isOpen = panels.open === key;
  const panelId = `${id}-panel`;
  return (
    <>
      <a
        id={id}
        href={href}
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={(event) => panels.onClick(event, key)}
        onKeyDown={(event) => panels.onKey(event, key)}
      >
        <span>{label}</span>
        <Icon name="down" size={16} />
      </a>
      <div
        id={panelId}
        className={item.isMega ? styles.panel : styles.list}
        data-open={isOpen || undefined}
        onClick={({ target }) => target instanceof Element && target.closest('a') && panels.close()}
      >
        <NavPanel
          isWanted={isWanted || panels.open !== null}
          id={panelId}
          item={item}
          focuses={panels.isEntered && isOpen}
        />
      </div>
    </>
  );
}

/** Tells the query of the page's URL, which a component that the server renders must not read. */
function QueryReader({ onRead }: { onRead: (search: string) => void }) {
  const search = useSearchParams().toString();
  useEffect(() => onRead(search), [search, onRead]);
  return null;
}
