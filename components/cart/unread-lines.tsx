'use client';
import { useTranslations } from 'next-intl';
import { TextButton } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { unreadLines, useCartLines } from '@/lib/cart/queries';
import { useStore } from '@/lib/client/store';

/**
 * Says that lines of the cart could not be read: they are not shown, and nothing may be submitted that might charge
 * them.
 */
export function UnreadLines({ id, className }: { id?: string; className?: string }) {
  const t = useTranslations('Cart');
  const tCommon = useTranslations('Common');
  const count = useStore(unreadLines);
  const { state, retry } = useCartLines();
  if (count === 0 || state !== 'ready') return null;
  return (
    <Note
      tone="error"
      live="alert"
      id={id}
      className={className}
      action={<TextButton onClick={retry}>{tCommon('retry')}</TextButton>}
    >
      {t('unreadLines', { count })}
    </Note>
  );
}
