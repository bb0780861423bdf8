import type { MetadataRoute } from 'next';
import { LOCALES, localizedPath } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo/metadata';

// the address is the deployment's, so it is not rendered at build time
export const dynamic = 'force-dynamic';

const PRIVATE = ['/account', '/authentication/', '/result/', '/shop/main/cart', '/shop/main/order', '/shop/project/'];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', ...LOCALES.flatMap((locale) => PRIVATE.map((path) => localizedPath(path, locale)))] },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
