import { type AddressParts, composeAddress, parseAddress } from '@/lib/i18n/address';
import type { Locale } from '@/lib/i18n/locales';
import type { PhoneParts } from '@/lib/i18n/phone';

/** A recipient as the backend stores it. */
type Kept = PhoneParts & { name: string; address: string };
/** A recipient as a form has it: the address in two parts. */
export type TypedRecipient = PhoneParts & AddressParts & { name: string };

/** The recipient to send. An unchanged address is sent as it was stored, whatever its language. */
export function recipientOf(
  { name, area_code, phone, ...parts }: TypedRecipient,
  locale: Locale,
  kept?: Kept | null,
): Kept {
  const before = kept ? parseAddress(kept.address) : undefined;
  const isSame = before?.address === parts.address && before.district === parts.district;
  return { name, address: kept && isSame ? kept.address : composeAddress(parts, locale), area_code, phone };
}

/** What a form starts with. */
export const typedRecipient = ({ name, address, area_code, phone }: Kept): TypedRecipient => ({
  name,
  area_code,
  phone,
  ...parseAddress(address),
});
