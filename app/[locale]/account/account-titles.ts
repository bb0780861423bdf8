import { FALLBACK_CONFIGURATION } from '@/lib/configuration/fallback';
import { getConfiguration } from '@/lib/configuration/server';
import { getLocale } from '@/lib/i18n/server';
import { textIn } from '@/lib/i18n/text';

/**
 * What the configuration calls the account's pages that it enables, by path, in the page's language.
 * @returns undefined while there is no configuration: all pages are listed then, under the shop's own titles
 */
export async function accountTitles(): Promise<Record<string, string> | undefined> {
  const [{ navbar }, locale] = await Promise.all([getConfiguration(), getLocale()]);
  if (navbar === FALLBACK_CONFIGURATION.navbar) return undefined;
  return Object.fromEntries(navbar.account_items.filter((item) => item.is_enabled).map((item) => [item.path, textIn(item.title, locale)]));
}
