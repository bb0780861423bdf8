import type { Locale } from '@/lib/i18n/locales';
import { MESSAGES } from './messages.ts';

/** The plain acknowledgement. */
export const done = (locale: Locale): { message: string } => ({ message: MESSAGES.done[locale] });
