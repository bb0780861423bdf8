import type { ReactNode } from 'react';
import type { Blocks } from '@/components/ui/blocks';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Plan } from '@/components/ui/plan';
import { WholeNumbers } from '@/components/ui/whole-numbers';
import styles from './result-view.module.scss';

const ICONS = { ok: 'check', error: 'alert', plain: 'info', busy: 'clock' } as const;

interface ResultViewProps {
  tone: keyof typeof ICONS;
  title: string;
  text?: string;
  /** why it is so, where that is known, before the text */
  reason?: string;
  actions?: ReactNode;
  aside?: Blocks;
  /** below the rest; on small screens below the aside, too */
  after?: ReactNode;
  children?: Blocks;
}

/** A result: icon, heading, explanation and next actions; `aside` shows what it is about, and `after` what follows. */
export function ResultView({ tone, title, text, reason, actions, aside, after, children }: ResultViewProps) {
  return (
    <Container>
      <div className={styles.result} data-columns={aside ? 2 : undefined}>
        <div className={styles.main} role={tone === 'busy' ? 'status' : undefined}>
          <Sign tone={tone} />
          <h1>{title}</h1>
          {reason ? <p className={styles.reason}>{reason}</p> : null}
          {text ? (
            <p className={styles.text}>
              <WholeNumbers text={text} />
            </p>
          ) : null}
          {children}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
        {aside}
        {after ? <div className={styles.after}>{after}</div> : null}
      </div>
    </Container>
  );
}

const Sign = ({ tone }: Pick<ResultViewProps, 'tone'>) => (
  <Plan>
    <span className={styles.sign} data-tone={tone}>
      <Icon name={ICONS[tone]} size={tone === 'busy' ? 20 : 32} />
    </span>
  </Plan>
);

/**
 * Until the order is known. No heading: it would be announced as what the page is about. `title` is for who runs no
 * scripts, and never learns more.
 */
export function ResultLoading({ text, title }: { text: string; title?: string }) {
  return (
    <Container aria-busy="true">
      {title ? (
        <noscript>
          <h1>{title}</h1>
        </noscript>
      ) : null}
      <div className={styles.result}>
        <div className={styles.main} role="status">
          <Sign tone="busy" />
          <p className={styles.loading}>{text}</p>
        </div>
      </div>
    </Container>
  );
}
