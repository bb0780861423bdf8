import { permanentRedirect } from 'next/navigation';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { decodedSegment } from '@/lib/routes';

/**
 * Whether two paths are the same however their characters are encoded (`%E5`, `%e5`, plain): no spelling redirects to
 * itself.
 */
export function isSamePath(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => JSON.stringify(path.split('/').map(decodedSegment)));
  return a === b;
}

/**
 * Each page has one canonical URL, with the slug in its language: any other slug, or none, is redirected there (308).
 * The server adds the query (lib/server/http/reduce-url.ts), which a cached page does not know. Paths are without
 * prefix.
 * @throws Next's redirect
 */
export function redirectToCanonical(requested: string, canonical: string, locale: Locale): void {
  if (!isSamePath(requested, canonical)) permanentRedirect(localizedPath(canonical, locale));
}
