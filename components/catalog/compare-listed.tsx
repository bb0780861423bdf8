'use client';
import { useTranslations } from 'next-intl';
import { TextButton } from '@/components/ui/button';
import { comparedOf, compareServices } from '@/lib/catalog/comparison-view';
import type { ProductSummary } from '@/lib/catalog/schema';
import { useLocale } from '@/lib/i18n/client';
import { textIn } from '@/lib/i18n/text';

/** Above a list of services: compares the first of them. */
export function CompareListed({ services }: { services: readonly ProductSummary[] }) {
  const t = useTranslations('Compare');
  const locale = useLocale();
  if (services.length < 2) return null;
  return (
    <TextButton
      aria-haspopup="dialog"
      onClick={() => compareServices(services.map(({ _id, title }) => ({ id: _id, title: textIn(title, locale) })))}
    >
      {t('open', { count: comparedOf(services.length) })}
    </TextButton>
  );
}
