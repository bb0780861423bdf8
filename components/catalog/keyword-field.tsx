'use client';
import { type ComponentType, type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { KeywordSuggestionsProps } from '@/components/catalog/keyword-suggestions';
import { loadWithQueries, Nothing } from '@/components/ui/deferred';
import { Input } from '@/components/ui/input';
import { SEARCH_HREF, SEARCH_ID } from '@/lib/catalog/listing';
import { MAX_KEYWORD } from '@/lib/format/keyword';

const loadSuggestions = async (): Promise<ComponentType<KeywordSuggestionsProps>> => (await import('./keyword-suggestions')).KeywordSuggestions;
// a search goes on without suggestions: the page is not to be loaded anew under someone who types
const KeywordSuggestions = lazy(async () => ({ default: await loadWithQueries(loadSuggestions).catch((): ComponentType<KeywordSuggestionsProps> => Nothing) }));

/**
 * What a listing is searched for: a field of a plain form. What is suggested comes with the first touch, beside this same
 * field, so that neither what is typed nor an input method's half-made word is lost.
 */
export function KeywordField({ value, label }: { value?: string; label: string }) {
  const [field, setField] = useState<HTMLInputElement>();
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const wake = ({ currentTarget }: { currentTarget: HTMLInputElement }) => setField(currentTarget);
  // whoever followed a link to the field can type at once, also one on this page, of which nothing else would tell
  useEffect(() => {
    const focus = () => input.current?.focus();
    if (location.hash === `#${SEARCH_ID}`) focus();
    // it may have been touched before the scripts came
    if (input.current && input.current === document.activeElement) setField(input.current);
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      // not before a menu that the link stands in has closed
      if (defaultPrevented && target instanceof Element && target.closest(`a[href$='${SEARCH_HREF}']`)) requestAnimationFrame(focus);
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
        onFocus={wake}
        onInput={wake}
        onKeyDown={holdEnter}
        onCompositionStart={() => (isComposing.current = true)}
        onCompositionEnd={() => (isComposing.current = false)}
      />
      {field ? (
        <Suspense fallback={null}>
          <KeywordSuggestions field={field} isComposing={isComposing} />
        </Suspense>
      ) : null}
    </>
  );
}

/** The Enter that ends an input method's word sends no form. Some browsers say so by the key code alone, once the word is made. */
function holdEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
}
