'use client';
import { useTranslations } from 'next-intl';
import type { Text } from '@/lib/api/shapes';
import { saveFile } from '@/lib/client/save-file';
import { type CalendarDay, calendarFile } from '@/components/ui/calendar-file';
import { formatDate } from '@/lib/format/date';
import { useLocale } from '@/lib/i18n/client';
import { localizedPath } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { writingOf } from '@/lib/i18n/writing';
import { showToast } from '@/lib/toast';
import { TextButton } from './button';

/** What is due, and to whom; `id` is unique in the shop, `path` is the page about it. */
type Props = Omit<CalendarDay, 'uid' | 'at' | 'url'> & {
  id: string;
  at: string | null | undefined;
  path: string;
  fileName: string;
  shop: Text | undefined;
};

/** Saves a due date as a calendar file; nothing where there is no date. */
export function CalendarButton({ id, at, path, fileName, shop, ...day }: Props) {
  const t = useTranslations('Calendar');
  const locale = useLocale();
  if (!at || !formatDate(at)) return null;

  const onSave = async () => {
    try {
      // among the entries of a calendar, it has to say whose it is
      const title = [textIn(shop, locale), day.title].filter(Boolean).join(writingOf(locale).colon);
      const text = calendarFile({
        ...day,
        title,
        at,
        uid: `${id}@${location.hostname}`,
        url: location.origin + localizedPath(path, locale),
      });
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
