'use client';
import { useCombobox } from 'downshift';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useAttached } from '@/components/ui/use-attached';
import type { CategoryNode, ProductSummary } from '@/lib/catalog/schema';

/** One line of the suggestions that can be chosen. `all` sends the form. */
export type SuggestionOption =
  | { kind: 'category'; key: string; category: CategoryNode }
  | { kind: 'service'; key: string; service: ProductSummary }
  | { kind: 'all'; key: string };

/** The options in the order in which they are shown. */
export const optionsOf = ({
  categories,
  services,
}: {
  categories: CategoryNode[];
  services: ProductSummary[];
}): SuggestionOption[] => [
  ...categories.map((category) => ({ kind: 'category' as const, key: `category ${category._id}`, category })),
  ...services.map((service) => ({ kind: 'service' as const, key: `service ${service._id}`, service })),
  { kind: 'all', key: 'all' },
];

type Props = {
  field: HTMLInputElement;
  popup: RefObject<HTMLElement | null>;
  text: string;
  options: SuggestionOption[];
  label: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
};

/** What the library returns for a field. Its handlers read only what native events have, too. */
type FieldProps = Record<(typeof ATTRIBUTES)[number], string | boolean> & {
  ref: (field: HTMLInputElement | null) => void;
  onChange: (event: { target: HTMLInputElement }) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
};
const ATTRIBUTES = ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded', 'aria-activedescendant'] as const;

/**
 * The combobox pattern for a field that is on the page already, with options that are links and not values. So keys
 * differ from the library's defaults: Enter without an active option sends the form, blur chooses nothing, Escape
 * closes the list and keeps the text, Home and End move in the text while no option is active. Keys of an input method
 * are left alone.
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
  const { ref, onChange, onKeyDown, onBlur, ...props } = getInputProps(
    {},
    { suppressRefError: true },
  ) as unknown as FieldProps;
  useLayoutEffect(() => void ref(field), [ref, field]);

  // a new response may put another option where the highlighted one was
  const keys = options.map(({ key }) => key).join();
  useEffect(() => setHighlightedIndex(-1), [keys, setHighlightedIndex]);

  function onKey(event: KeyboardEvent) {
    if (event.isComposing || event.keyCode === 229 || text === '') return;
    const isChosen = isOpen && highlightedIndex >= 0;
    switch (event.key) {
      case 'Enter':
        if (!isChosen) return setOpen(false);
        event.preventDefault();
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

  return {
    getItemProps,
    menuProps: getMenuProps({ 'aria-label': label }, { suppressRefError: true }),
    onTyped: () => onChange({ target: field }),
  };
}

export type SuggestionBox = ReturnType<typeof useSuggestionBox>;
