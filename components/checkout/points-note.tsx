'use client';

import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { formatCount } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { useSession } from '@/lib/session/use-session';

const LOGIN = `/authentication/login/email?from=${encodeURIComponent('/shop/main/cart')}`;

/** Why the appointment cannot be submitted: not enough points. `balance` is undefined while it is unknown. */
export function PointsNote({ id, cost, balance }: { id: string; cost: number; balance: number | undefined }) {
  const t = useTranslations('Checkout');
  const locale = useLocale();
  const { isRegistered } = useSession();
  if (!isRegistered) {
    return (
      <Note tone="warn" live="status" id={id} action={<TextLink href={LOGIN}>{t('logIn')}</TextLink>}>
        <p>{t('pointsOfMembers', { points: cost })}</p>
      </Note>
    );
  }
  return (
    <Note tone="error" live="alert" id={id}>
      <p>{balance !== undefined && cost > balance ? t('notEnoughPoints', { points: formatCount(cost - balance, locale) }) : t('notEnoughPointsPlain')}</p>
    </Note>
  );
}
