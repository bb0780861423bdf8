import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import { asSentence, writingOf } from '@/lib/i18n/writing';
import type { Order } from '@/lib/order/schema';

/** What is said of a failed payment: the backend's reason, where it gives one, before the shop's `words`. */
export const withReason = ({ payment_error }: Pick<Order, 'payment_error'>, words: string, locale: Locale): string =>
  [asSentence(textIn(payment_error, locale), locale), words].filter(Boolean).join(writingOf(locale).sentence);
