'use client';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Link } from '@/lib/i18n/navigation';
import { loginTypeHint } from '@/lib/session/store';

const never = () => () => {};
/** By the readable cookie, which hints at who is here. The page itself is everybody's, and written for a guest. */
const isGuest = () => loginTypeHint() === undefined || loginTypeHint() === 'TEMP';

/** For guests: points are an account's. */
export default function MembersOnly({ loginHref }: { loginHref: string }) {
  const t = useTranslations('CatalogDetail');
  const isWanted = useSyncExternalStore(never, isGuest, () => true);
  if (!isWanted) return null;
  return (
    <small>
      {t.rich('membersOnly', {
        link: (words) => (
          <Link href={loginHref} prefetch={false}>
            {words}
          </Link>
        ),
      })}
    </small>
  );
}
