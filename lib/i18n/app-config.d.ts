import type { Locale as ShopLocale, LocaleTag } from '@/lib/i18n/locales';
import type messages from '@/messages/en.json';

/** Types of the messages: a key or an argument that the English file does not have is a type error. */
declare module 'next-intl' {
  interface AppConfig {
    /** requested by id, formatted by tag */
    Locale: ShopLocale | LocaleTag;
    Messages: typeof messages;
  }
}
