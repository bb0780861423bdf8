import { useTranslations } from 'next-intl';
import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import { isNamed, readable } from '@/lib/format/readable';
import type { ApprovalStatus, OrderReview } from '@/lib/order/schema';

const TONES: Record<ApprovalStatus, Tone> = { waiting: 'warn', approved: 'ok', rejected: 'error' };

/** Where a review or a refund request stands (specification 4). */
export function ApprovalBadge({ status }: { status: OrderReview['status'] }) {
  const t = useTranslations('Review');
  return isNamed(TONES, status) ? <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge> : <StatusBadge>{readable(status)}</StatusBadge>;
}
