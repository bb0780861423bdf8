import { dialledNumber } from '@/lib/i18n/phone';
import { withPlainSpaces } from '@/lib/i18n/text';

/**
 * A link that opens a WhatsApp chat with the shop. `number` is the configuration's, as people write it; `text` stands
 * in the message field and is sent by the shopper alone: name the service or the reference, never a person or an
 * amount.
 * @returns undefined where there is no number
 */
export function whatsappHref(number: string, text = ''): string | undefined {
  const digits = dialledNumber(number)?.replace('+', '');
  return digits && `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(withPlainSpaces(text))}` : ''}`;
}
