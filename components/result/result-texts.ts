import type { Configuration } from '@/lib/configuration/schema';
import { isNamed } from '@/lib/format/readable';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import type { Outcome } from '@/lib/result/outcome';

export type ResultTexts = { title: string; text: string };

/** Keys of the shop's own texts for a type. */
const OWN = {
  order: { success: 'orderSuccess', failure: 'orderFailure', cancelled: 'orderCancelled' },
  verification_code: { success: 'verificationSuccess', failure: 'verificationFailure', cancelled: 'cancelled' },
} as const satisfies Record<string, Record<Outcome, string>>;

type OwnTexts = typeof OWN;
type Key = Outcome | { [Type in keyof OwnTexts]: OwnTexts[Type][Outcome] }[keyof OwnTexts];

/**
 * What a result page says: the configured texts, else the shop's own of that type, else what holds for any type.
 * `t` is that of the message namespace `Result`.
 */
export function resultTexts(
  messages: Configuration['response_messages'],
  { type = '', outcome }: { type?: string; outcome: Outcome },
  { t, locale }: { t: (key: Key | `${Key}Text`) => string; locale: Locale },
): ResultTexts {
  const configured = isNamed(messages, type) ? messages[type]?.[outcome] : undefined;
  const title = textIn(configured?.title, locale);
  if (title) return { title, text: textIn(configured?.description, locale) };
  const key = isNamed(OWN, type) ? OWN[type][outcome] : outcome;
  return { title: t(key), text: t(`${key}Text`) };
}
