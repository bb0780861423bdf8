import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/seo/url';

// the origin is the deployment's, so it is not rendered at build time
export const dynamic = 'force-dynamic';

/**
 * Every page may be crawled: those that are not for search engines say so themselves (`noindex`), which crawlers see
 * only where they are allowed; a path disallowed here can still be listed by its URL. API calls have no content.
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
