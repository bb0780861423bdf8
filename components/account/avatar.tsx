'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { initialsOf } from '@/lib/account/initials';
import styles from './avatar.module.scss';

/** A customer's picture; their initials where there is none, or where it cannot be loaded. */
export function Avatar({ url, name }: { url: string | null | undefined; name: string }) {
  const t = useTranslations('Account');
  const [broken, setBroken] = useState<string>();
  const initials = initialsOf(name);
  return (
    <span className={styles.avatar} onErrorCapture={() => setBroken(url ?? undefined)}>
      {url && url !== broken ? (
        <Picture key={url} picture={{ url, width: 512, height: 512 }} alt={t('avatarOf', { name })} sizes="96px" ratio="1" />
      ) : (
        <span aria-hidden="true">{initials || <Icon name="user" size={32} />}</span>
      )}
    </span>
  );
}
