import * as z from 'zod/mini';
import { AreaCodeSchema, requiredText } from '@/lib/api/body-rules';
import { RequiredPhoneSchema } from '@/lib/form/typed-fields';
import { type AddressParts, composeAddress } from '@/lib/i18n/address';
import { isPhoneNumber, type PhoneParts, readPhone } from '@/lib/i18n/phone';

const MAX_ADDRESS = 300;

/**
 * The fields of a form with a recipient; errors are codes of the message namespace `Form`. Add `phoneChecks` and
 * `addressCheck` to its object.
 */
export const recipientFields = {
  name: requiredText(100),
  address: requiredText(MAX_ADDRESS),
  district: z.string(),
  area_code: AreaCodeSchema,
  phone: RequiredPhoneSchema,
};

/**
 * For a form's object with `area_code` and `phone`: accepts a number in any notation, returns digits alone, and
 * rejects invalid ones (Hong Kong has eight digits). An empty phone passes, and so does the saved one (`kept`).
 */
export function phoneChecks<Values extends PhoneParts>(kept?: PhoneParts | null) {
  const isKept = ({ area_code, phone }: PhoneParts) =>
    /^[0-9]+$/.test(phone) && kept?.area_code === area_code && kept.phone === phone;
  return [
    z.overwrite<Values>((values) =>
      isKept(values) || values.phone === '' ? values : { ...values, ...readPhone(values) },
    ),
    z.refine<Values>((values) => values.phone === '' || isKept(values) || isPhoneNumber(values), {
      error: 'phone',
      path: ['phone'],
    }),
  ] as const;
}

/** For a form's object with an address: together with its district it must not be too long. */
export const addressCheck = <Values extends AddressParts>() =>
  z.refine<Values>((values) => composeAddress(values, 'en').length <= MAX_ADDRESS, {
    error: 'tooLong',
    path: ['address'],
  });
