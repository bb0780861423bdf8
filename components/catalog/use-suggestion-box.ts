'use client';
import { useCombobox } from 'downshift';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { SuggestionOption } from '@/components/catalog/suggestion-option';
import { useAttached } from '@/components/ui/use-attached';

type Props = {
  field: HTMLInputElement;
  /** what holds the list */
  popup: RefObject<HTMLElement | null>;
  text: string;
  options: SuggestionOption[];
  /** what the list is called */
  label: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
};

/** What the library hands out for a field. Its handlers read nothing that a browser's own event lacks. */
type FieldProps = Record<(typeof ATTRIBUTES)[number], string | boolean> & {
  ref: (field: HTMLInputElement | null) => void;
  onChange: (event: { target: HTMLInputElement }) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
};
const ATTRIBUTES = ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded', 'aria-activedescendant'] as const;

/**
 * The combobox pattern for a field that is on the page already and for options that are followed like links, not kept as
 * a choice. Where the library is about choosing a value it is held back: Enter without an option sends the form, leaving
 * the field chooses nothing, Escape closes the list and leaves the text, Home and End belong to the text until there is an
 * option. Keys of an input method are its own.
 */
export function useSuggestionBox({ field, popup, text, options, label, isOpen, setOpen }: Props) {
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } = useCombobox({
    items: options,
    itemToString: () => text,
    itemToKey: (option) => option?.key,
    inputId: field.id,
    inputValue: text,
    selectedItem: null,
    isOpen,
    onIsOpenChange: ({ isOpen: next }) => setOpen(next),
    scrollIntoView: (option) => void option.scrollIntoView({ block: 'nearest' }),
  });
  const { ref, onChange, onKeyDown, onBlur, ...props } = getInputProps({}, { suppressRefError: true }) as unknown as FieldProps;
  useLayoutEffect(() => void ref(field), [ref, field]);

  // an answer may put another option where the highlighted one was
  const keys = options.map(({ key }) => key).join();
  useEffect(() => setHighlightedIndex(-1), [keys, setHighlightedIndex]);

  function onKey(event: KeyboardEvent) {
    if (event.isComposing || event.keyCode === 229 || text === '') return;
    const isChosen = isOpen && highlightedIndex >= 0;
    switch (event.key) {
      case 'Enter':
        if (!isChosen) return setOpen(false);
        event.preventDefault();
        // as a press of the pointer: one way for both
        return popup.current?.querySelectorAll<HTMLElement>('[role="option"]')[highlightedIndex]?.click();
      case 'Home':
      case 'End':
        return isChosen ? onKeyDown(event) : undefined;
      case 'Escape':
        return isOpen ? onKeyDown(event) : undefined;
      default:
        return onKeyDown(event);
    }
  }

  useAttached(field, Object.fromEntries(ATTRIBUTES.map((name) => [name, props[name]])), {
    keydown: onKey,
    blur: onBlur,
    click: () => {
      if (text !== '') setOpen(true);
    },
  });

  return { getItemProps, menuProps: getMenuProps({ 'aria-label': label }, { suppressRefError: true }), onTyped: () => onChange({ target: field }) };
}

export type SuggestionBox = ReturnType<typeof useSuggestionBox>;
