import type { ReactNode } from 'react';
import type { Blocks } from './blocks';
import { Icon, type IconName } from './icon';
import { Plan } from './plan';
import styles from './empty-state.module.scss';

export interface EmptyStateProps {
  title: ReactNode;
  /** what would stand here */
  icon?: IconName;
  description?: ReactNode;
  /** the next sensible action, usually a ButtonLink */
  action?: ReactNode;
  /** the heading's level on its page; 'p' where a heading would be one too many, as in a drawer */
  as?: 'h1' | 'h2' | 'h3' | 'p';
  /** the room around it */
  size?: 'm' | 's';
  children?: Blocks;
}

export function EmptyState({
  title,
  icon,
  description,
  action,
  as: Tag = 'h2',
  size = 'm',
  children,
}: EmptyStateProps) {
  return (
    <div className={styles.empty} data-size={size}>
      {icon ? (
        <Plan size={size}>
          <Icon name={icon} />
        </Plan>
      ) : null}
      <Tag className={styles.title}>{title}</Tag>
      {description ? <p className={styles.description}>{description}</p> : null}
      {children}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
