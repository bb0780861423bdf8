import { isEmail } from '@/lib/api/body-rules';
import { getConfiguration } from '@/lib/configuration/server';
import { env } from '@/lib/env';
import { LOCALES, LOCALE_TABLE } from '@/lib/i18n/locales';
import { cachedResponse } from '@/lib/seo/cached-response';
import { absoluteUrl } from '@/lib/seo/url';

// the origin is the deployment's, so it is not rendered at build time
export const dynamic = 'force-dynamic';

/** RFC 9116 asks for less than a year: who keeps the file longer should look again. */
const VALID_DAYS = 180;

/** Whom to tell of a weakness (RFC 9116). Without anybody to tell there is no file. */
export const GET = (request: Request): Promise<Response> =>
  cachedResponse(request, 'text/plain; charset=utf-8', async () => {
    const { email } = (await getConfiguration()).footer.store;
    const contact = env().SECURITY_CONTACT ?? (email && isEmail(email) ? `mailto:${email}` : undefined);
    if (!contact) return undefined;
    // one day, so that the file is the same for as long
    const expires = new Date();
    expires.setUTCHours(0, 0, 0, 0);
    expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
    const fields = {
      Contact: contact,
      Expires: expires.toISOString(),
      'Preferred-Languages': LOCALES.map((locale) => LOCALE_TABLE[locale].tag).join(', '),
      Canonical: absoluteUrl('/.well-known/security.txt'),
    };
    return Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}\n`)
      .join('');
  });
