'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

type Field = {
  name: string;
  ref: (element: HTMLInputElement | null) => void;
  onChange: (event: { type: string; target: EventTarget }) => void;
};

/**
 * A value of a form that no single control holds (stars, tick boxes with quantities): it is kept in a hidden field, so
 * that checks, drafts and sending (`useLazyForm`) treat it like what is typed. `focus` says what gets the focus when the
 * value is refused.
 */
export function useHeldValue({ name, ref, onChange }: Field, initial: string, focus: () => void) {
  const [value, setValue] = useState(initial);
  const element = useRef<HTMLInputElement>(null);
  const toFocus = useRef(focus);
  useEffect(() => {
    toFocus.current = focus;
  });

  // the same function each time: a new one would take the field out of the form and put it back at its end
  const attach = useCallback(
    (hidden: HTMLInputElement | null) => {
      element.current = hidden;
      // a hidden field cannot have the focus itself
      if (hidden) Object.assign(hidden, { focus: () => toFocus.current() });
      ref(hidden);
    },
    [ref],
  );

  return {
    value,
    /** for the hidden field, which stands in the form where its controls stand; what it holds is what its attribute says */
    field: { type: 'hidden' as const, name, ref: attach, defaultValue: value },
    set(next: string) {
      setValue(next);
      if (!element.current) return;
      element.current.value = next;
      onChange({ type: 'change', target: element.current });
    },
  };
}
