import type { getTranslations } from 'next-intl/server';
import { productPath } from '@/lib/paths/product-path';
import { listingHref } from '@/lib/catalog/listing';
import type { Product } from '@/lib/catalog/schema';
import type { Configuration } from '@/lib/configuration/schema';
import { isEstimate, serviceKind } from '@/lib/api/service-kind';
import { choicesOf } from '@/lib/catalog/variant-view';
import { richText } from '@/lib/format/rich-text';
import { whatsappHref } from '@/lib/format/whatsapp';
import type { Locale } from '@/lib/i18n/locales';
import { langIn, textIn } from '@/lib/i18n/text';

export type Translate = Awaited<ReturnType<typeof getTranslations<'Catalog'>>>;
type Props = {
  locale: Locale;
  configuration: Pick<Configuration, 'whatsapp' | 'booking'>;
  /** names a table of the description that has no caption */
  tableLabel: Parameters<typeof richText>[1];
  /** the whole URL of a path, for other programs */
  urlOf: (path: string) => string;
};

/** What a service's page shows of it. */
export function detailView(product: Product, { locale, configuration, tableLabel, urlOf }: Props, t: Translate) {
  const title = textIn(product.title, locale);
  const path = productPath(product, locale);
  return {
    title,
    path,
    description: richText(textIn(product.description, locale), tableLabel),
    pictures: (product.images.length > 0 ? product.images : [product.image]).map(({ crop, ...picture }) => ({
      ...picture,
      // the others fill their boxes anyway
      ...(crop === 'contain' && { crop }),
      alt: textIn(picture.alt, locale) || title,
    })),
    loginHref: `/authentication/login/email?from=${encodeURIComponent(path)}`,
    enquiryHref: `/contact-us?service=${encodeURIComponent(product._id)}#enquiry`,
    chatHref: whatsappHref(configuration.whatsapp, t('whatsappMessage', { title, address: urlOf(path) })),
    noDate: t('noDate', { contact: textIn(configuration.booking.contact, locale) || t('contactLater') }),
    choice: {
      ...choicesOf(product, locale),
      product: {
        product_id: product._id,
        product_title: product.title,
        image: product.image,
        kind: serviceKind(product),
      },
      ...(isEstimate(product) && { estimate: { name: t('estimate'), visit: t('visit') } }),
    },
    crumbs: [
      { label: t('home'), href: '/' },
      { label: t('services'), href: listingHref({}) },
      ...product.categories
        .map((category) => ({
          label: textIn(category.title, locale),
          ...langIn(category.title, locale),
          href: listingHref({ category: category._id }),
        }))
        // a category of one service may be called as it is
        .filter(({ label }) => label !== title),
      { label: title, ...langIn(product.title, locale), href: path },
    ],
  };
}
