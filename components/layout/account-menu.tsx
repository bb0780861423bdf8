'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import styles from './account-menu.module.scss';

export interface AccountLink {
  label: string;
  path: string;
}

/** For registered users: the account's links and "Log out", below a button. */
export function AccountMenu({ links, onLogout, busy }: { links: readonly AccountLink[]; onLogout: () => void; busy?: boolean }) {
  const t = useTranslations('Layout');
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div
      ref={root}
      className={styles.account}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button ref={button} type="button" className={styles.trigger} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="user" />
        <span className={styles.word}>{t('account')}</span>
      </button>
      {open ? (
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link.path}>
              <Link href={link.path} prefetch={false} onClick={() => setOpen(false)}>
                {link.label}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" aria-disabled={busy} onClick={busy ? undefined : onLogout}>
              {t('logout')}
            </button>
          </li>
        </ul>
      ) : null}
    </div>
  );
}

/** The same in the small screens' menu. */
export function AccountMenuRows({ links, onLogout, busy }: { links: readonly AccountLink[]; onLogout: () => void; busy?: boolean }) {
  const t = useTranslations('Layout');
  return (
    <>
      {links[0] ? (
        <Link href={links[0].path} prefetch={false} className={styles.wide}>
          {t('account')}
        </Link>
      ) : null}
      <button type="button" className={styles.wide} aria-disabled={busy} onClick={busy ? undefined : onLogout}>
        {t('logout')}
      </button>
    </>
  );
}
