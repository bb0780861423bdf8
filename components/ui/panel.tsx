import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './panel.module.scss';

/** One of the only two boxes: the summary and the upload panel. `sticky` keeps it in view from 992 px. */
export function Panel({
  sticky,
  as: Tag = 'section',
  className,
  ...rest
}: Omit<ComponentProps<'section'>, 'ref'> & { sticky?: boolean; as?: 'section' | 'aside' | 'div' }) {
  return <Tag {...rest} className={classNames(styles.panel, className)} data-sticky={sticky || undefined} />;
}
