import { useTranslations } from 'next-intl';
import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import type { RedeemedVoucher } from '@/lib/voucher/schema';
import { stateOf } from '@/lib/voucher/state';

const TONES: Record<RedeemedVoucher['status'], Tone> = { active: 'ok', used: 'plain', expired: 'plain' };
const ICONS = { active: 'ticket', used: 'check', expired: 'clock' } as const;

/** Whether a voucher can be used, was used, or has expired. */
export function VoucherState({ redeemed }: { redeemed: RedeemedVoucher }) {
  const t = useTranslations('Voucher');
  const state = stateOf(redeemed);
  return (
    <StatusBadge tone={TONES[state]} icon={ICONS[state]}>
      {t(`status.${state}`)}
    </StatusBadge>
  );
}
