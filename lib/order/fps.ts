/** A payment by Hong Kong's Faster Payment System. `amount` in `currency`, as the backend gives it. */
export type FpsPayment = { id: string; name: string; amount: number; currency: string; reference: string };

/** Lengths that the specification allows. */
const MAX_NAME = 25;
const MAX_REFERENCE = 25;
const MAX_AMOUNT = 13;

const HONG_KONG_DOLLAR = '344';
const PRINTABLE = /^[ -~]+$/;

/**
 * The text of the payee-presented QR code with which banks and wallets fill in a transfer (HKICL, "Payee-presented QR
 * Code Specification for FPS": EMVCo fields and a CRC-16).
 * @returns undefined where the payment cannot be put into a code as it is: another currency, an amount that is not
 * positive, an id of no known kind, a reference too long for its field. A shortened one would send the money to the
 * wrong payment.
 */
export function fpsCode({ id, name, amount, currency, reference }: FpsPayment): string | undefined {
  const payee = payeeOf(id.trim());
  const sum = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  if (!payee || currency !== 'HKD' || !(amount >= 0.01 && amount < Number.POSITIVE_INFINITY) || sum.length > MAX_AMOUNT)
    return undefined;
  if (reference.length > MAX_REFERENCE || !PRINTABLE.test(reference)) return undefined;
  const fields = [
    field('00', '01'),
    // point of initiation: a code for one payment only
    field('01', '12'),
    field('26', field('00', 'hk.com.hkicl') + payee),
    field('52', '0000'),
    field('53', HONG_KONG_DOLLAR),
    field('54', sum),
    field('58', 'HK'),
    field('59', latin(name) || 'NA'),
    field('60', 'HK'),
    field('62', field('05', reference)),
    // number and length of the checksum's field are part of what the checksum is computed from
    '6304',
  ].join('');
  return fields + crc16(fields);
}

const field = (tag: string, value: string): string => tag + String(value.length).padStart(2, '0') + value;

/**
 * The payee's field by the kind of id: FPS identifier, phone number or email. A Hong Kong phone number needs its area
 * code: eight digits without it are an FPS identifier.
 */
function payeeOf(id: string): string | undefined {
  if (/^\d{7,9}$/.test(id)) return field('02', id);
  const [, start, end] = /^\+852[ -]?(\d{4})[ -]?(\d{4})$/.exec(id) ?? [];
  if (start && end) return field('03', `+852-${start}${end}`);
  if (/^[!-?A-~]+@[!-?A-~]+$/.test(id) && id.length <= 64) return field('04', id.toUpperCase());
  return undefined;
}

/** The payee's name is only shown: what is not Latin is left out. */
const latin = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^ -~]/g, '')
    .trim()
    .slice(0, MAX_NAME)
    .trim();

/** CRC-16/CCITT-FALSE, four hexadecimal digits. `text` is ASCII. */
function crc16(text: string): string {
  let crc = 0xff_ff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1;
    crc &= 0xff_ff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
