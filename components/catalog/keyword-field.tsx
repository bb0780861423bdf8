'use client';
import { useTranslations } from 'next-intl';
import { type ComponentType, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import type { KeywordSuggestionsProps } from '@/components/catalog/keyword-suggestions';
import { Input } from '@/components/ui/input';
import { MAX_KEYWORD } from '@/lib/format/keyword';
import styles from './keyword-field.module.scss';

const KeywordSuggestions = lazy(async (): Promise<{ default: ComponentType<KeywordSuggestionsProps> }> => {
  try {
    return { default: (await (await import('@/components/live/parts')).loadSearchParts()).KeywordSuggestions };
  } catch {
    // a search goes on without suggestions: the page is not to be loaded anew under someone who types
    return { default: () => null };
  }
});

/**
 * What a listing is searched for: a field of a plain form. What is suggested comes with the first touch, beside this same
 * field, so that neither what is typed nor an input method's half-made word is lost.
 */
export function KeywordField({ value, onApply }: { value?: string; onApply?: () => void }) {
  const t = useTranslations('CatalogList');
  const [field, setField] = useState<HTMLInputElement>();
  const isComposing = useRef(false);
  const wake = ({ currentTarget }: { currentTarget: HTMLInputElement }) => setField(currentTarget);
  return (
    <div className={styles.field}>
      <Input
        name="keyword"
        label={t('keyword')}
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
          <KeywordSuggestions field={field} isComposing={isComposing} onApply={onApply} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The Enter that ends an input method's word sends no form. Some browsers say so by the key code alone, once the word is made. */
function holdEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
}
