'use client';

import { useTranslations } from 'next-intl';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { NavLink } from './nav-link';
import { useCurrentPath } from './use-current-path';
import styles from './main-nav.module.scss';

export interface NavEntry {
  key: string;
  label: ReactNode;
  path: string | null;
  /** the same as an address, in the page's language */
  href: string;
  /** what opens below; null: a link alone */
  panel: ReactNode | null;
  /** whether it opens over the whole width of the bar, or below the entry */
  isMega: boolean;
}

const REST_MS = 120;
const LEAVE_MS = 200;

/**
 * The wide screens' navigation. Without script every entry is a link. With it, an entry with a panel opens it: on a
 * click, Enter, Space, Arrow Down, or a pointer that rests on it; Escape gives the focus back.
 */
export function MainNav({ entries }: { entries: readonly NavEntry[] }) {
  const t = useTranslations('Layout');
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useCurrentPath();
  const [open, setOpen] = useState<string | null>(null);
  // Opened by a click or a key: a second click closes it. What a resting pointer opened, a click keeps.
  const [pinned, setPinned] = useState(false);

  function show(key: string | null, pin = false) {
    clearTimeout(timer.current);
    setOpen(key);
    setPinned(pin);
  }

  function later(key: string | null, wait: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(key), wait);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (open === null) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setOpen(null);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const trigger = (key: string) => document.getElementById(`${id}-${key}`);

  function onEnter(event: PointerEvent, entry: NavEntry) {
    if (event.pointerType !== 'mouse') return;
    if (open === entry.key) clearTimeout(timer.current);
    else later(entry.panel ? entry.key : null, entry.panel ? REST_MS : LEAVE_MS);
  }

  function onClick(event: MouseEvent, entry: NavEntry) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    if (open === entry.key && pinned) show(null);
    else show(entry.key, true);
  }

  function onTriggerKey(event: KeyboardEvent, entry: NavEntry) {
    if (event.key !== ' ' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.key === ' ' && open === entry.key) return show(null);
    show(entry.key, true);
    if (event.key === 'ArrowDown') requestAnimationFrame(() => document.getElementById(`${id}-${entry.key}-panel`)?.querySelector('a')?.focus());
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || open === null) return;
    event.stopPropagation();
    trigger(open)?.focus();
    show(null);
  }

  function onBlur(event: FocusEvent) {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) show(null);
  }

  return (
    <nav
      ref={nav}
      className={styles.nav}
      aria-label={t('main')}
      onPointerLeave={(event) => event.pointerType === 'mouse' && later(null, LEAVE_MS)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <ul>
        {entries.map((entry) => {
          const here = entry.path !== null && current !== null && (current === entry.path || (entry.path !== '/' && current.startsWith(`${entry.path}/`)));
          if (!entry.panel) {
            return (
              <li key={entry.key} onPointerEnter={(event) => onEnter(event, entry)} data-here={here || undefined}>
                <NavLink path={entry.path} className={styles.item}>
                  {entry.label}
                </NavLink>
              </li>
            );
          }
          return (
            <li
              key={entry.key}
              className={entry.isMega ? undefined : styles.anchor}
              onPointerEnter={(event) => onEnter(event, entry)}
              data-here={here || undefined}
            >
              <a
                id={`${id}-${entry.key}`}
                href={entry.href}
                className={styles.item}
                aria-expanded={open === entry.key}
                aria-controls={`${id}-${entry.key}-panel`}
                onClick={(event) => onClick(event, entry)}
                onKeyDown={(event) => onTriggerKey(event, entry)}
              >
                {entry.label}
                <Icon name="down" size={16} />
              </a>
              <div
                id={`${id}-${entry.key}-panel`}
                className={entry.isMega ? styles.panel : styles.list}
                data-open={open === entry.key || undefined}
                onClick={(event) => {
                  if (event.target instanceof Element && event.target.closest('a')) show(null);
                }}
              >
                {entry.panel}
              </div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
