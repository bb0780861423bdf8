import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon';
import styles from './note.module.scss';

export interface NoteProps {
  tone?: 'info' | 'ok' | 'warn' | 'error';
  icon?: IconName;
  /** announced when it appears: `alert` for errors, `status` for the rest */
  live?: 'status' | 'alert';
  /** a button or link below the words */
  action?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}

const ICONS = { info: 'info', ok: 'check', warn: 'alert', error: 'alert' } as const;

export function Note({ tone = 'info', icon, live, action, id, className, children }: NoteProps) {
  return (
    <div className={classNames(styles.note, className)} data-tone={tone} role={live} id={id}>
      <Icon name={icon ?? ICONS[tone]} size={20} />
      <div className={styles.words}>
        <div>{children}</div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
