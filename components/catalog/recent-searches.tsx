'use client';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { IconButton, TextButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useAttached } from '@/components/ui/use-attached';
import { forgetSearch, forgetSearches } from '@/lib/catalog/recent-searches';
import styles from './suggestions.module.scss';

type Props = {
  field: HTMLInputElement;
  recent: readonly string[];
  onSearch: (keyword: string) => void;
  onClose: () => void;
};

/**
 * What was searched for before, each to be searched for again or removed. The arrow keys lead into it from the field,
 * and back.
 */
export function RecentSearches({ field, recent, onSearch, onClose }: Props) {
  const t = useTranslations('CatalogSearch');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);

  function onKey(event: Pick<globalThis.KeyboardEvent, 'key' | 'preventDefault'>) {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
      field.focus({ preventScroll: true });
      onClose();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const searches = [...(list.current?.querySelectorAll<HTMLElement>('[data-search]') ?? [])];
    const row = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-search]');
    const next = (row ? searches.indexOf(row) : -1) + step;
    (searches[next] ?? (next < 0 ? field : row))?.focus();
  }
  useAttached(field, {}, { keydown: (event) => (event.isComposing ? undefined : onKey(event)) });

  // a click leaves the focus in the field: on a phone its keyboard stays
  const onClickKeepingFocus = (action: () => void) => ({
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: action,
  });
  const keys = { onKeyDown: (event: KeyboardEvent) => onKey(event) };
  return (
    <div className={styles.popup} role="group" aria-labelledby={id}>
      <div className={styles.head}>
        <p className={styles.label} id={id}>
          {t('recent')}
        </p>
        <TextButton {...onClickKeepingFocus(forgetSearches)} {...keys}>
          {t('clearRecent')}
        </TextButton>
      </div>
      <ul ref={list} className={styles.recent}>
        {recent.map((keyword) => (
          <li key={keyword}>
            <button
              type="button"
              className={styles.option}
              data-search=""
              {...onClickKeepingFocus(() => onSearch(keyword))}
              {...keys}
            >
              <Icon name="clock" size={18} />
              <span className={styles.title}>{keyword}</span>
            </button>
            <IconButton
              icon="close"
              iconSize={18}
              label={t('removeRecent', { keyword })}
              {...onClickKeepingFocus(() => forgetSearch(keyword))}
              {...keys}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
