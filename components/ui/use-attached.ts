'use client';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';

type Attributes = Record<string, string | number | boolean | null | undefined>;
type Handlers = { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };

/**
 * Sets attributes and handlers on an element that is on the page already. It stays the same element, with its text, its
 * caret and an input method's composition.
 */
export function useAttached(element: HTMLElement, attributes: Attributes, handlers: Handlers): void {
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined || value === null || value === '') element.removeAttribute(name);
      else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
    }
  });

  const handle = useEffectEvent((event: Event) =>
    (handlers[event.type as keyof Handlers] as ((event: Event) => void) | undefined)?.(event),
  );
  const types = Object.keys(handlers).join(' ');
  useEffect(() => {
    const listeners = new AbortController();
    for (const type of types.split(' ')) element.addEventListener(type, handle, { signal: listeners.signal });
    return () => listeners.abort();
  }, [element, types]);
}
