'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';

const reload = () => location.reload();

/** Reloads the page: on a click, and by itself as soon as there is a network. */
export function ReloadButton() {
  const t = useTranslations('Offline');
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return <Button onClick={reload}>{t('retry')}</Button>;
}
