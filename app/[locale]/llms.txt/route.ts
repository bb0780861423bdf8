import { getTranslations } from 'next-intl/server';
import { LISTING_PATH } from '@/lib/paths/listing-path';
import { productPath } from '@/lib/paths/product-path';
import { getProductLinks } from '@/lib/catalog/server';
import { getConfiguration } from '@/lib/configuration/server';
import { inMarkdown, joinMarkdown, markdownLinks } from '@/lib/format/markdown';
import { formatPrice } from '@/lib/format/money';
import { isLocale, LOCALE_TABLE, LOCALES, localizedPath } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { asSentence, writingOf } from '@/lib/i18n/writing';
import { postPath, postsPath } from '@/lib/post/path';
import { getPostLinks } from '@/lib/post/server';
import { markdownPathOf } from '@/lib/routes';
import { cachedResponse } from '@/lib/seo/cached-response';
import { absoluteUrl, localizedUrl } from '@/lib/seo/url';

// the origin is the deployment's, so it is not rendered at build time
export const dynamic = 'force-dynamic';

/**
 * What the shop has, for programs that read (llmstxt.org): `/llms.txt`, `/zh/llms.txt`, `/cn/llms.txt`. The first 500
 * services and articles, each as Markdown; the sitemap has all of them.
 */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const response = await cachedResponse(request, 'text/plain; charset=utf-8', async () => {
    const [catalog, post, contact, home, configuration, services, posts] = await Promise.all([
      getTranslations({ locale, namespace: 'Catalog' }),
      getTranslations({ locale, namespace: 'Post' }),
      getTranslations({ locale, namespace: 'Common' }),
      getTranslations({ locale, namespace: 'Home' }),
      getConfiguration(),
      getProductLinks(1),
      getPostLinks(1),
    ]);
    const page = (title: string, path: string) => ({ title, url: localizedUrl(path, locale) });
    const markdown = (title: string, path: string) => ({
      title,
      url: absoluteUrl(markdownPathOf(localizedPath(path, locale)) ?? path),
    });
    return joinMarkdown([
      `# ${inMarkdown(textIn(configuration.name, locale))}`,
      `> ${inMarkdown(home('metaDescription'))}`,
      inMarkdown(textIn(configuration.footer.store.address, locale)),
      markdownLinks(LOCALES.map((one) => ({ title: LOCALE_TABLE[one].name, url: localizedUrl('/llms.txt', one) }))),
      markdownLinks([
        page(catalog('metaTitle'), LISTING_PATH),
        page(post('title'), postsPath()),
        page(contact('contactUs'), '/contact-us'),
      ]),
      `## ${catalog('services')}`,
      markdownLinks(
        services.links.map((link) => ({
          ...markdown(textIn(link.title, locale), productPath(link, locale)),
          note: [
            asSentence(textIn(link.summary, locale), locale),
            catalog('priceFrom', { price: formatPrice(link.price_from, link.currency, locale) }),
          ].join(writingOf(locale).sentence),
        })),
      ),
      `## ${post('title')}`,
      markdownLinks(posts.links.map((link) => markdown(textIn(link.title, locale), postPath(link, locale)))),
      `<${absoluteUrl('/sitemap.xml')}>`,
    ]);
  });
  response.headers.set('X-Robots-Tag', 'noindex');
  return response;
}
