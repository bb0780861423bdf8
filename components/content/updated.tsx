import { useTranslations } from 'next-intl';
import { Rich } from '@/components/ui/rich';
import { formatDateTime } from '@/lib/format/date';
import layout from '@/components/ui/layout.module.scss';

/** When staff last changed a page, ISO 8601; nothing where that is not known. */
export function Updated({ at }: { at: string | null | undefined }) {
  const t = useTranslations('Content');
  const date = at ? formatDateTime(at) : '';
  if (!at || !date) return null;
  return (
    <p className={layout.meta}>
      <Rich>{t.rich('updated', { date, time: (chunks) => <time dateTime={at}>{chunks}</time> })}</Rich>
    </p>
  );
}
