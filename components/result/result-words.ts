import type { Configuration } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import type { Outcome } from '@/lib/result/outcome';

export type ResultWords = { title: string; text: string };

/** Keys of the shop's own words for a type. */
const OWN = {
  order: { success: 'orderSuccess', failure: 'orderFailure', cancelled: 'orderCancelled' },
  verification_code: { success: 'verificationSuccess', failure: 'verificationFailure', cancelled: 'cancelled' },
} as const satisfies Record<string, Record<Outcome, string>>;

type OwnWords = typeof OWN;
type Key = Outcome | { [Type in keyof OwnWords]: OwnWords[Type][Outcome] }[keyof OwnWords];
const hasOwnWords = (type: string | undefined): type is keyof OwnWords => type !== undefined && Object.hasOwn(OWN, type);

/**
 * What a result page says: the configured words, else the shop's own of that type, else what holds for any type.
 * `t` is that of the message namespace `Result`.
 */
export function resultWords(
  messages: Configuration['response_messages'],
  { type, outcome }: { type?: string; outcome: Outcome },
  { t, locale }: { t: (key: Key | `${Key}Text`) => string; locale: Locale },
): ResultWords {
  const configured = type !== undefined && Object.hasOwn(messages, type) ? messages[type]?.[outcome] : undefined;
  const title = textIn(configured?.title, locale);
  if (title) return { title, text: textIn(configured?.description, locale) };
  const key = hasOwnWords(type) ? OWN[type][outcome] : outcome;
  return { title: t(key), text: t(`${key}Text`) };
}
