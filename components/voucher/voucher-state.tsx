import { useTranslations } from 'next-intl';
import { StatusBadge } from '@/components/ui/status-badge';
import { isNamed, readable } from '@/lib/format/readable';
import type { RedeemedVoucher } from '@/lib/voucher/schema';
import { stateOf } from '@/lib/voucher/state';

const ICONS = { active: 'ticket', used: 'check', expired: 'clock' } as const;

/** Whether a voucher can be used, was used, or has expired. */
export function VoucherState({ redeemed }: { redeemed: RedeemedVoucher }) {
  const t = useTranslations('Voucher');
  const state = stateOf(redeemed);
  if (!isNamed(ICONS, state)) return <StatusBadge>{readable(state)}</StatusBadge>;
  return (
    <StatusBadge tone={state === 'active' ? 'ok' : 'plain'} icon={ICONS[state]}>
      {t(`status.${state}`)}
    </StatusBadge>
  );
}
