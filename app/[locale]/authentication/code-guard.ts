import 'server-only';
import { redirect } from '@/lib/i18n/navigation';
import { getLocale } from '@/lib/i18n/server';
import { runGuard } from '@/lib/session/guards';

/** Redirects a link whose code the backend did not accept to the result page. */
export async function guardCode(isCodeValid: boolean): Promise<void> {
  const instead = runGuard('verification-code', { isCodeValid });
  if (instead) redirect({ href: instead, locale: await getLocale() });
}
