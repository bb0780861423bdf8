import type { ReactNode } from 'react';
import layout from './layout.module.scss';

export function VisuallyHidden({ children, as: Tag = 'span' }: { children: ReactNode; as?: 'span' | 'h2' | 'p' }) {
  return <Tag className={layout.hidden}>{children}</Tag>;
}
