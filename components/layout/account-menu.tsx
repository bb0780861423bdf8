'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/lib/i18n/navigation';
import { useLogout } from '@/lib/session/queries';
import { useDismiss } from './menu-hooks';
import styles from './account-menu.module.scss';

export interface AccountLink {
  label: string;
  path: string;
}

/**
 * The account of a registered user: in the bar a button that opens the links and "Log out", in the small screens' menu
 * two rows.
 */
export function AccountMenu({ links, variant }: { links: readonly AccountLink[]; variant: 'bar' | 'menu' }) {
  const t = useTranslations('Layout');
  const { logout, isLoggingOut } = useLogout();
  const button = (className?: string) => (
    <button
      type="button"
      className={className}
      aria-disabled={isLoggingOut}
      onClick={isLoggingOut ? undefined : logout}
    >
      {t('logout')}
    </button>
  );
  if (variant === 'bar') return <Dropdown links={links} logout={button()} />;
  return (
    <>
      {links[0] ? (
        <Link href={links[0].path} className={styles.wide}>
          {t('account')}
        </Link>
      ) : null}
      {button(styles.quiet)}
    </>
  );
}

function Dropdown({ links, logout }: { links: readonly AccountLink[]; logout: ReactNode }) {
  const t = useTranslations('Layout');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const dismiss = useDismiss<HTMLDivElement>({ isOpen: open, close, trigger: () => button.current });
  return (
    <div className={styles.account} {...dismiss}>
      <button ref={button} type="button" className={styles.trigger} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="user" />
        <span className={styles.word}>{t('account')}</span>
      </button>
      {open ? (
        <ul className={styles.list}>
          {links.map((link) => (
            <li key={link.path}>
              <Link href={link.path} onClick={close}>
                {link.label}
              </Link>
            </li>
          ))}
          <li>{logout}</li>
        </ul>
      ) : null}
    </div>
  );
}
