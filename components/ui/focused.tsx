'use client';
import { type ComponentProps, useEffect, useRef } from 'react';

/** Takes the focus when it appears, in place of the element that it replaces. */
export function Focused(props: ComponentProps<'div'>) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return <div {...props} ref={element} tabIndex={-1} />;
}
