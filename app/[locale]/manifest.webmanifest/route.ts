import { getTranslations } from 'next-intl/server';
import { LISTING_PATH } from '@/lib/paths/listing-path';
import { getConfiguration } from '@/lib/configuration/server';
import { isLocale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { cachedResponse } from '@/lib/seo/cached-response';
import { manifestOf } from '@/lib/seo/manifest';

// name and description are the configuration's, which is not there at build time
export const dynamic = 'force-dynamic';

/** The web app manifest in the language of its URL. */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return cachedResponse(request, 'application/manifest+json; charset=utf-8', async () => {
    const [t, configuration] = await Promise.all([getTranslations({ locale }), getConfiguration()]);
    const shortcuts = [
      { name: t('Common.browse'), path: LISTING_PATH },
      { name: t('Cart.title'), path: '/shop/main/cart' },
      { name: t('Account.pages.orders'), path: '/account/orders' },
    ];
    return JSON.stringify(
      manifestOf({
        locale,
        name: textIn(configuration.name, locale),
        description: textIn(configuration.footer.description, locale) || undefined,
        shortcuts,
      }),
    );
  });
}
