'use client';
import { useTranslations } from 'next-intl';
import { type MouseEvent, useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button';

const reload = () => location.reload();

function reloadInstead(event: MouseEvent): void {
  event.preventDefault();
  reload();
}

/** Loads the page again: on a click, which needs no script, and by itself as soon as there is a network. */
export function ReloadLink() {
  const t = useTranslations('Common');
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <ButtonLink href="" onClick={reloadInstead}>
      {t('retry')}
    </ButtonLink>
  );
}
