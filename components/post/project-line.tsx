import { Fragment } from 'react';
import { Marked } from '@/components/ui/marked';
import type { LocalizedText } from '@/lib/i18n/text';
import layout from '@/components/ui/layout.module.scss';
import styles from './project-line.module.scss';

/** The facts of a project as one line: Taikoo Shing · 540 sq ft · 4 weeks · HK$168,000. */
export function ProjectLine({ facts }: { facts: readonly { value: LocalizedText }[] }) {
  if (facts.length === 0) return null;
  return (
    <p className={styles.line}>
      {facts.map(({ value }, index) => (
        <Fragment key={`${index}`}>
          {index > 0 ? <span> </span> : null}
          <span className={layout.whole}>
            <Marked {...value} />
            {/* ends a line rather than begins one */}
            {index < facts.length - 1 ? <span>{'\u00a0·'}</span> : null}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
