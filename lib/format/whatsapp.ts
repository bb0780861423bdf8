/**
 * A link that opens a WhatsApp chat with the shop. `number` is the configuration's, with its country's code; `text` stands in the
 * message field and is sent by the shopper alone: name the service or the reference, never a person or an amount.
 * @returns undefined where there is no number
 */
export function whatsappHref(number: string, text = ''): string | undefined {
  const digits = number.replace(/\D/g, '');
  if (!digits) return undefined;
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
