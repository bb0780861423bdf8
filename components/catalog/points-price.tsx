'use client';
import { useTranslations } from 'next-intl';
import { Rich } from '@/components/ui/rich';
import { useSyncExternalStore } from 'react';
import { PointsOnTop } from '@/components/ui/price';
import { Link } from '@/lib/i18n/navigation';
import { loginTypeHint } from '@/lib/session/store';

const never = () => () => {};
/** Read from the cookie that scripts may read: the cached page is rendered for a guest. */
const isGuest = () => loginTypeHint() === undefined || loginTypeHint() === 'TEMP';

/** What a service costs in points. Guests read that points need an account. */
export function PointsPrice({ points, original, loginHref }: { points: number; original?: number; loginHref: string }) {
  const t = useTranslations('CatalogDetail');
  const isForGuest = useSyncExternalStore(never, isGuest, () => true);
  return (
    <>
      <PointsOnTop points={points} original={original} />
      {isForGuest ? (
        <small>
          <Rich>
            {t.rich('membersOnly', {
              link: (chunks) => <Link href={loginHref}>{chunks}</Link>,
            })}
          </Rich>
        </small>
      ) : null}
    </>
  );
}
