'use client';
import { useTranslations } from 'next-intl';
import { saveFile } from '@/lib/client/save-file';
import { type CalendarDay, calendarFile } from '@/lib/format/calendar-file';
import { formatDate } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { showToast } from '@/lib/toast';
import { TextButton } from './button';

/** What is due; `id` is unique in the shop, `path` is the page about it. */
type Props = Omit<CalendarDay, 'uid' | 'at' | 'url'> & { id: string; at: string | null | undefined; path: string; fileName: string };

/** Saves a due date as a calendar file; nothing where there is no date. */
export function CalendarButton({ id, at, path, fileName, ...day }: Props) {
  const t = useTranslations('Calendar');
  const locale = useLocale();
  if (!at || !formatDate(at)) return null;

  const onSave = async () => {
    try {
      const text = calendarFile({ ...day, at, uid: `${id}@${location.hostname}`, url: location.origin + localizedPath(path, locale) });
      await saveFile(new File([text], `${fileName}.ics`, { type: 'text/calendar' }));
    } catch {
      showToast({ kind: 'error', message: t('failed') });
    }
  };

  return (
    <TextButton data-print="no" aria-label={t('addWhat', { what: day.title })} onClick={() => void onSave()}>
      {t('add')}
    </TextButton>
  );
}
