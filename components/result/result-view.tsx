import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { Container } from '@/components/ui/section';
import styles from './result-view.module.scss';

export type ResultTone = 'ok' | 'error' | 'plain' | 'busy';
const ICONS: Record<ResultTone, IconName> = { ok: 'check', error: 'alert', plain: 'info', busy: 'clock' };

/** How something went: a sign, the heading, what it means, and the next sensible action. */
export function ResultView({
  tone,
  title,
  text,
  actions,
  children,
}: {
  tone: ResultTone;
  title: string;
  text?: string;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Container>
      <div className={styles.result} role={tone === 'busy' ? 'status' : undefined}>
        <span className={styles.sign} data-tone={tone}>
          <Icon name={ICONS[tone]} size={28} />
        </span>
        <h1>{title}</h1>
        {text ? <p className={styles.text}>{text}</p> : null}
        {children}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </Container>
  );
}
