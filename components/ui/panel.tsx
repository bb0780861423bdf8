import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './panel.module.scss';

/**
 * One of the only two boxes: the summary and the upload panel. `sticky` keeps it in view from 992 px: its top, or, where it
 * is higher than the window, its end once the page has been scrolled there.
 */
export function Panel({
  sticky,
  as: Tag = 'section',
  className,
  children,
  ...rest
}: Omit<ComponentProps<'section'>, 'ref'> & { sticky?: boolean; as?: 'section' | 'aside' | 'div' }) {
  if (!sticky)
    return (
      <Tag {...rest} className={classNames(styles.panel, className)}>
        {children}
      </Tag>
    );
  return (
    <Tag {...rest} className={classNames(styles.sticky, className)}>
      <div className={styles.panel}>{children}</div>
    </Tag>
  );
}
