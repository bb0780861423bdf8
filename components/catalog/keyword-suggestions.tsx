'use client';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { RecentSearches } from '@/components/catalog/recent-searches';
import { SuggestionList } from '@/components/catalog/suggestion-list';
import { optionsOf, useSuggestionBox } from '@/components/catalog/use-suggestion-box';
import { useAttached } from '@/components/ui/use-attached';
import { useFocusWhenFewer } from '@/components/ui/use-list-focus';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useRecentSearches } from '@/lib/catalog/recent-searches';
import { useSuggestions } from '@/lib/catalog/suggestions';
import { readKeyword } from '@/lib/catalog/keyword';
import { useLocale } from '@/lib/i18n/client';

type KeywordSuggestionsProps = {
  /** the field that the server rendered */
  field: HTMLInputElement;
  /** whether an input method is composing in it */
  isComposing: RefObject<boolean>;
};

/**
 * What a search field suggests: recent searches while it is empty, else services and categories. While an input method
 * is composing, nothing is requested, chosen or sent.
 */
export function KeywordSuggestions({ field, isComposing }: KeywordSuggestionsProps) {
  const t = useTranslations('CatalogSearch');
  const locale = useLocale();
  const popup = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(field.value);
  // text that an input method has not committed is no keyword yet
  const [keyword, setKeyword] = useState(() => (isComposing.current ? '' : (readKeyword(field.value) ?? '')));
  const [isWithin, setWithin] = useState(() => document.activeElement === field);
  const [isWanted, setWanted] = useState(() => isWithin && field.value !== field.defaultValue);

  const isOpen = isWanted && keyword !== '';
  const found = useSuggestions(keyword, locale, isOpen);
  const options = optionsOf(found);
  const box = useSuggestionBox({ field, popup, text, options, label: t('suggestions'), isOpen, setOpen: setWanted });

  const recent = useRecentSearches();
  const isRecentOpen = isWithin && text === '' && recent.length > 0;
  useFocusWhenFewer(recent.length, { current: field });

  function typed(event: Event) {
    setText(field.value);
    setWithin(true);
    if (event instanceof InputEvent && event.isComposing) return;
    setKeyword(readKeyword(field.value) ?? '');
    box.onTyped();
  }
  const left = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (relatedTarget !== field && !(relatedTarget instanceof Node && popup.current?.contains(relatedTarget)))
      setWithin(false);
  };
  const enter = () => setWithin(true);
  useAttached(
    field,
    {},
    {
      input: typed,
      compositionend: typed,
      focus: enter,
      click: enter,
      keydown: ({ key }) => (key === 'ArrowDown' ? enter() : undefined),
      blur: left,
    },
  );

  // text that was typed between the first read of the field and the first listener
  const catchUp = useEffectEvent(() => {
    if (field.value !== text)
      field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: isComposing.current }));
  });
  useEffect(() => catchUp(), []);

  function search(chosen: string) {
    send(field, chosen);
    setText(chosen);
    setKeyword(chosen);
    setWanted(false);
    setWithin(false);
  }

  useEffect(
    () => void popup.current?.firstElementChild?.scrollIntoView({ block: 'nearest' }),
    [isOpen, isRecentOpen, options.length],
  );

  const isSettled = isOpen && !found.isBusy;
  const recentTitle = isRecentOpen ? t('recent') : null;
  return (
    <div ref={popup} onBlur={left}>
      {isOpen ? (
        <SuggestionList
          keyword={keyword}
          found={found}
          options={options}
          box={box}
          onSearch={() => search(field.value)}
        />
      ) : null}
      {isRecentOpen ? (
        <RecentSearches field={field} recent={recent} onSearch={search} onClose={() => setWithin(false)} />
      ) : null}
      <div role="status">
        <VisuallyHidden>{isSettled ? t('found', { count: options.length - 1 }) : recentTitle}</VisuallyHidden>
      </div>
    </div>
  );
}

function send(field: HTMLInputElement, keyword: string): void {
  // the field is uncontrolled
  field.value = keyword;
  field.focus({ preventScroll: true });
  field.form?.requestSubmit();
}
