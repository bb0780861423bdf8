import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/seo/url';

// the address is the deployment's, so it is not rendered at build time
export const dynamic = 'force-dynamic';

/**
 * Every page may be read: one that is not for search engines says so itself (`noindex`), which they find only where they
 * may look; what is forbidden here can still be listed by its address alone. Calls hold nothing to read.
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/api/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
