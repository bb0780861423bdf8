import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import type { Blocks } from './blocks';

/**
 * A translated sentence with elements in it, from `t.rich`. Each of its texts is in an element of its own
 * (components/ui/blocks.ts).
 */
export function Rich({ children }: { children: ReactNode }) {
  return <>{Children.map(children, wrap)}</>;
}

function wrap(part: ReactNode): Blocks {
  if (typeof part === 'string') return <span>{part}</span>;
  if (!isValidElement<{ children?: ReactNode }>(part)) return null;
  // what makes its content itself, or has none
  if (part.props.children === undefined || typeof part.props.children === 'function') return part;
  return cloneElement(part, undefined, <Rich>{part.props.children}</Rich>);
}
