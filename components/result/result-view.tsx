import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { Container } from '@/components/ui/container';
import styles from './result-view.module.scss';

export type ResultTone = 'ok' | 'error' | 'plain' | 'busy';
const ICONS: Record<ResultTone, IconName> = { ok: 'check', error: 'alert', plain: 'info', busy: 'clock' };

/** How something went: a sign, the heading, what it means, and the next sensible action; `aside` is what it is about. */
export function ResultView({
  tone,
  title,
  text,
  actions,
  aside,
  children,
}: {
  tone: ResultTone;
  title: string;
  text?: string;
  actions?: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Container>
      <div className={styles.result} data-columns={aside ? 2 : undefined}>
        <div className={styles.main} role={tone === 'busy' ? 'status' : undefined}>
          <span className={styles.sign} data-tone={tone}>
            <Icon name={ICONS[tone]} size={20} />
          </span>
          <h1>{title}</h1>
          {text ? <p className={styles.text}>{text}</p> : null}
          {children}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
        {aside}
      </div>
    </Container>
  );
}
