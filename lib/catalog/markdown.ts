import 'server-only';
import { getTranslations } from 'next-intl/server';
import { productPath } from '@/lib/paths/product-path';
import type { Product } from '@/lib/catalog/schema';
import { inMarkdown, joinMarkdown, markdownFacts, richTextMarkdown } from '@/lib/format/markdown';
import { formatPrice } from '@/lib/format/money';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { writingOf } from '@/lib/i18n/writing';
import { localizedUrl } from '@/lib/seo/url';

/** A service as Markdown: what its page says of it, without reviews, which are people's own. */
export async function productMarkdown(product: Product, locale: Locale): Promise<string> {
  const [t, detail] = await Promise.all([
    getTranslations({ locale, namespace: 'Catalog' }),
    getTranslations({ locale, namespace: 'CatalogDetail' }),
  ]);
  const money = (amount: number) => formatPrice(amount, product.currency, locale);
  const { colon, brackets } = writingOf(locale);
  const variants = product.variants.map(
    ({ title, price, is_available }) =>
      `- ${inMarkdown(textIn(title, locale))}${colon}${money(price)}${is_available ? '' : brackets.replace('…', detail('unavailable'))}`,
  );
  const description = richTextMarkdown(textIn(product.description, locale));
  return joinMarkdown([
    `# ${inMarkdown(textIn(product.title, locale))}`,
    inMarkdown(textIn(product.summary, locale)),
    t('priceFrom', { price: money(product.price_from) }),
    inMarkdown(textIn(product.payment_note, locale)),
    variants.length > 1 && variants.join('\n'),
    markdownFacts(product.facts, locale),
    description && `## ${t('description')}\n\n${description}`,
    `<${localizedUrl(productPath(product, locale), locale)}>`,
  ]);
}
