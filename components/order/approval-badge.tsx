import { useTranslations } from 'next-intl';
import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import type { ApprovalStatus } from '@/lib/order/schema';

const TONES: Record<ApprovalStatus, Tone> = { waiting: 'warn', approved: 'ok', rejected: 'error' };

/** Where a review or a refund request stands (specification 4). */
export function ApprovalBadge({ status }: { status: ApprovalStatus }) {
  const t = useTranslations('Review');
  return <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>;
}
