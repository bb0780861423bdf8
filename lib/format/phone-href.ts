import { dialledNumber } from '@/lib/i18n/phone';

/** A link that calls a number as it is written for people; undefined without one. */
export function phoneHref(phone: string): string | undefined {
  const number = dialledNumber(phone);
  return number && `tel:${number}`;
}
