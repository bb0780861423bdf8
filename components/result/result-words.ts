import type { Configuration } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/text';
import type { Outcome } from '@/lib/result/outcome';

export type ResultWords = { title: string; text: string };

const PREFIXES: Record<string, string> = { order: 'order', verification_code: 'verification' };

/**
 * What a result page says: the configured words, else the shop's own of that type, else what holds for any type.
 * `t` and `has` are those of the message namespace `Result`.
 */
export function resultWords(
  messages: Configuration['response_messages'],
  { type, outcome }: { type?: string; outcome: Outcome },
  { t, has, locale }: { t: (key: string) => string; has: (key: string) => boolean; locale: Locale },
): ResultWords {
  const configured = type !== undefined && Object.hasOwn(messages, type) ? messages[type]?.[outcome] : undefined;
  const title = textIn(configured?.title, locale);
  if (title) return { title, text: textIn(configured?.description, locale) };
  const own = `${type !== undefined && Object.hasOwn(PREFIXES, type) ? PREFIXES[type] : ''}${outcome[0]?.toUpperCase()}${outcome.slice(1)}`;
  const key = has(own) ? own : outcome;
  return { title: t(key), text: t(`${key}Text`) };
}
