import { isEmail } from '@/lib/api/body-rules';

/** By which a guest proves that an order is theirs (specification 6): one of the two. */
export type Contact = { email: string } | { phone: string };

/**
 * Reads what was typed into "Email or phone". A phone may be written with spaces, dashes, brackets and its area
 * code; the backend gets digits only (specification 5).
 * @returns undefined for what is neither
 */
export function contactOf(typed: string): Contact | undefined {
  const text = typed.trim().normalize('NFKC');
  if (text.includes('@')) return isEmail(text) ? { email: text } : undefined;
  const digits = text.replaceAll(/[\s()+.\-–]/g, '');
  return /^[0-9]{5,20}$/.test(digits) ? { phone: digits } : undefined;
}
