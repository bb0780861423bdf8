import type { Locale as ShopLocale, LocaleTag } from '@/lib/i18n/locales';
import type messages from '@/messages/en.json';

/** What the words are: a key, or an argument, that the English messages do not have fails the type check. */
declare module 'next-intl' {
  interface AppConfig {
    /** asked for by id, formatted by tag */
    Locale: ShopLocale | LocaleTag;
    Messages: typeof messages;
  }
}
