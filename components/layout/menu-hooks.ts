'use client';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

type Options = { isOpen: boolean; close: () => void; trigger: () => HTMLElement | null };

/**
 * Closes an open menu on a click outside, when the focus leaves, and on Escape, which returns the focus to the trigger.
 * @returns props of the element around trigger and menu
 */
export function useDismiss<E extends HTMLElement>({ isOpen, close, trigger }: Options) {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen, close]);
  return {
    ref,
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return;
      event.stopPropagation();
      trigger()?.focus();
      close();
    },
  };
}

/** A pointer on its way elsewhere crosses other entries: only one that rests this long opens them. */
export const HOVER_DELAY_MS = 120;

/** One timer: starting it again replaces it, and it ends with the component. */
export function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    cancel,
    start: (callback: () => void, delayMs: number) => {
      cancel();
      timer.current = setTimeout(callback, delayMs);
    },
  };
}
