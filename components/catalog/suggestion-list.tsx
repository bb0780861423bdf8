'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { SuggestionBox, SuggestionOption } from '@/components/catalog/use-suggestion-box';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { productPath } from '@/lib/paths/product-path';
import { categoryIn } from '@/lib/catalog/categories';
import { listingHref } from '@/lib/catalog/listing';
import type { ProductSummary } from '@/lib/catalog/schema';
import type { Suggestions } from '@/lib/catalog/suggestions';
import { matchParts } from '@/lib/format/matches';
import { formatCount, formatPrice } from '@/lib/format/money';
import { useLocale } from '@/lib/i18n/client';
import { Link } from '@/lib/i18n/navigation';
import { type LocalizedText, localizedText } from '@/lib/i18n/text';
import styles from './suggestions.module.scss';

type Props = {
  keyword: string;
  found: Suggestions;
  options: SuggestionOption[];
  box: SuggestionBox;
  onSearch: () => void;
};

/** Categories and services that match the keyword, then the search itself. */
export function SuggestionList({ keyword, found, options, box, onSearch }: Props) {
  const t = useTranslations('CatalogSearch');
  const tCard = useTranslations('CatalogCard');
  const locale = useLocale();
  const id = useId();

  const option = (item: SuggestionOption, index: number) => {
    const props = {
      ...box.getItemProps({ item, index, onClick: item.kind === 'all' ? onSearch : undefined }),
      tabIndex: -1,
      className: styles.option,
    };
    switch (item.kind) {
      case 'category':
        return (
          <Link key={item.key} {...props} href={listingHref({ category: item.category._id })}>
            <span className={styles.title}>
              <Matches {...localizedText(item.category.title, locale)} keyword={keyword} />
            </span>
            <span className={styles.meta}>{formatCount(item.category.product_count, locale)}</span>
          </Link>
        );
      case 'service':
        return (
          <Link key={item.key} {...props} href={productPath(item.service, locale)}>
            <Picture picture={item.service.image} alt="" sizes="48px" ratio="1" className={styles.picture} />
            <span className={styles.title}>
              <Matches {...localizedText(item.service.title, locale)} keyword={keyword} />
              <CategoryOf service={item.service} />
            </span>
            <span className={styles.price}>
              {tCard('from', { price: formatPrice(item.service.price_from, item.service.currency, locale) })}
            </span>
          </Link>
        );
      case 'all':
        return (
          <div key={item.key} {...props} data-all="">
            <Icon name="search" size={18} />
            <span className={styles.title}>{t('all', { keyword })}</span>
          </div>
        );
    }
  };
  const lines = options.map((item, index) => ({ kind: item.kind, line: option(item, index) }));
  const group = (kind: SuggestionOption['kind'], label: string) => {
    const own = lines.filter((line) => line.kind === kind);
    if (own.length === 0) return null;
    return (
      <div role="group" aria-labelledby={`${id}${kind}`}>
        <div role="presentation" className={styles.label} id={`${id}${kind}`}>
          {label}
        </div>
        {own.map(({ line }) => line)}
      </div>
    );
  };
  return (
    <div className={styles.popup}>
      <Note found={found} />
      <div {...box.menuProps} className={styles.list} aria-busy={found.isBusy}>
        {group('category', t('categories'))}
        {group('service', t('services'))}
        {lines.at(-1)?.line}
      </div>
    </div>
  );
}

function CategoryOf({ service }: { service: ProductSummary }) {
  const category = categoryIn(service, useLocale());
  return category ? (
    <span className={styles.meta} lang={category.lang}>
      {category.text}
    </span>
  ) : null;
}

/** A text with the keyword's words in it marked; `lang` where it is in another language than the page. */
function Matches({ text, lang, keyword }: LocalizedText & { keyword: string }) {
  const parts = matchParts(text, keyword).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
  return <span lang={lang}>{parts}</span>;
}

/** Why the list is empty. That it is loading is said only after a while. */
function Note({ found: { categories, services, isBusy, isFailed } }: { found: Suggestions }) {
  const t = useTranslations('CatalogSearch');
  if (isFailed && !isBusy) return <p className={styles.note}>{t('failed')}</p>;
  if (isBusy) {
    return services.length > 0 ? null : (
      <p className={styles.note} data-late="">
        {t('busy')}
      </p>
    );
  }
  return categories.length + services.length > 0 ? null : <p className={styles.note}>{t('none')}</p>;
}
