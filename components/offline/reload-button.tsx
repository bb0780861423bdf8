'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';

const reload = () => location.reload();

/** Asks for the page again: when pressed, and by itself as soon as there is a network. */
export function ReloadButton() {
  const t = useTranslations('Offline');
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return <Button onClick={reload}>{t('retry')}</Button>;
}
