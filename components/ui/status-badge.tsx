import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import styles from './status-badge.module.scss';

export type Tone = 'plain' | 'warn' | 'ok' | 'error';
const ICONS: Record<Tone, IconName> = { plain: 'clock', warn: 'clock', ok: 'check', error: 'close' };

export function StatusBadge({ tone = 'plain', icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={styles.status} data-tone={tone}>
      <Icon name={icon ?? ICONS[tone]} size={18} />
      <span>{children}</span>
    </span>
  );
}
