import { permanentRedirect } from 'next/navigation';
import { type Locale, localizedPath } from '@/lib/i18n/locales';
import { isSamePath } from '@/lib/i18n/path-parts';

/**
 * A page has one address, in its language's own slug: whoever asks for it without slug, or with an old one, is led there
 * for good (308). The query goes along on the way out (lib/server/http/redirects.ts), for a page that is kept cannot know it.
 * Paths are without language prefix.
 * @throws the framework's redirect
 */
export function keepToAddress(asked: string, own: string, locale: Locale): void {
  if (!isSamePath(asked, own)) permanentRedirect(localizedPath(own, locale));
}
