import { isValidElement, type ReactNode } from 'react';

/** An element as data, that can be sent to another process: its components are called, down to what is drawn. */
export type PlainElement = { type: string; props: Record<string, unknown> };
type Plain = PlainElement | string | number | Plain[] | undefined;

/**
 * Turns an element into data. Components are called once, without state.
 * @throws Error for what only a renderer knows: fragments, contexts, promises
 */
export function plainElement(node: ReactNode): Plain {
  if (node === null || node === undefined || typeof node === 'boolean') return undefined;
  if (typeof node === 'string' || typeof node === 'number') return node;
  if (Array.isArray(node)) return node.map(plainElement).filter((child) => child !== undefined);
  if (!isValidElement<{ children?: ReactNode }>(node)) throw new Error('cannot be drawn as data');
  const { type, props } = node;
  if (typeof type === 'function') return plainElement((type as (props: object) => ReactNode)(props));
  if (typeof type !== 'string') throw new Error('cannot be drawn as data');
  return { type, props: { ...props, children: plainElement(props.children) } };
}
