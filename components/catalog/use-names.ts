import type { OptionView, VariantView } from '@/lib/catalog/variant-view';
import { useLocale } from '@/lib/i18n/client';
import { writingOf } from '@/lib/i18n/writing';

/** The names of what a variant has chosen in some groups. */
export function useNames() {
  const { list } = writingOf(useLocale());
  return (groups: readonly OptionView[], { options }: VariantView): string =>
    groups
      .map(({ slug, values }) => values.find((value) => value.slug === options[slug])?.title ?? '')
      .filter(Boolean)
      .join(list);
}
