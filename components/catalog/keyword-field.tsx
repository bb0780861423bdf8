'use client';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Input } from '@/components/ui/input';
import { onDemand } from '@/components/ui/on-demand';
import { SEARCH_HREF, SEARCH_ID } from '@/lib/catalog/listing';
import { MAX_KEYWORD } from '@/lib/catalog/keyword';

const KeywordSuggestions = onDemand(async () => (await import('./keyword-suggestions')).KeywordSuggestions, {
  usesQueries: true,
});

/**
 * The keyword field of a plain form. The suggestions are loaded at the first touch and attach to this same field, so
 * that neither typed text nor an input method's composition is lost.
 */
export function KeywordField({ value, label }: { value?: string; label: string }) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  // without their code the search works all the same
  const attach = () => void KeywordSuggestions.preload().then((isThere) => isThere && setField(input.current));
  // a link to the field focuses it, also a link on this page, which changes nothing else
  useEffect(() => {
    const focus = () => input.current?.focus();
    if (location.hash === `#${SEARCH_ID}`) focus();
    // the shopper may have focused it before hydration
    if (input.current && input.current === document.activeElement) attach();
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      // one frame later, when the menu that holds the link has closed
      if (defaultPrevented && target instanceof Element && target.closest(`a[href$='${SEARCH_HREF}']`))
        requestAnimationFrame(focus);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return (
    <>
      <Input
        ref={input}
        id={SEARCH_ID}
        name="keyword"
        label={label}
        labelHidden
        placeholder={label}
        defaultValue={value}
        maxLength={MAX_KEYWORD}
        enterKeyHint="search"
        autoComplete="off"
        onFocus={attach}
        onInput={attach}
        onKeyDown={holdEnter}
        onCompositionStart={() => (isComposing.current = true)}
        onCompositionEnd={() => (isComposing.current = false)}
      />
      {field ? <KeywordSuggestions isWanted field={field} isComposing={isComposing} /> : null}
    </>
  );
}

/** The Enter that ends an input method's composition sends no form. Some browsers mark it by the key code alone. */
function holdEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
}
