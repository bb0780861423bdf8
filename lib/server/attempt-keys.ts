import 'server-only';
import { createHash } from 'node:crypto';

/**
 * Who makes a call, and with what. `address`: from `CLIENT_IP_HEADER` · `session`: the token · `params`, `query`: by
 * name.
 */
export type Attempt = {
  address: string;
  session?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
};

/** For whom an attempt counts; undefined where it does not. */
export type KeyOf = (attempt: Attempt) => string | undefined;

/** Keys may go to a shared Redis: they never hold a token, an email or a code in plain text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The fields of a body; none where it is something else. */
export const fieldsOf = (body: unknown) => (body ?? {}) as Record<string, unknown>;
/** A text; '' for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Letters with a stroke and the like, which Unicode does not take apart, and databases read as these. */
const LIKE: Record<string, string> = { ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ł: 'l', ŧ: 't', æ: 'ae', œ: 'oe', þ: 'th' };

/**
 * A text as a backend may read it that takes similar letters for the same: in lower case (ß as ss, a dotless i as i),
 * full-width letters as plain ones, without accents, blanks, and what cannot be seen.
 */
const plainTextOf = (value: unknown): string =>
  textOf(value)
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{C}\s]/gu, '')
    .replace(/[øđðħłŧæœþ]/g, (letter) => LIKE[letter] ?? letter);

/** `+852 9123 4567`, `0085291234567` and `852` with `91234567` are one phone. */
const digitsOf = (value: unknown): string => plainTextOf(value).replace(/\D/g, '').replace(/^0+/, '');

export const sessionOf: KeyOf = ({ session }) => session && hashOf(session);

/** An order's reference number and its id have one number (`AHK-261108`, `order-261108`), however they are spelled. */
const ORDER_NUMBER = /\d{4}/;
export const orderOf: KeyOf = ({ params }) => {
  const text = plainTextOf(params?.id);
  const digits = text.replace(/\D/g, '');
  return text === '' ? undefined : hashOf(ORDER_NUMBER.test(digits) ? digits : text);
};

/**
 * The account that is logged in to or written to, however it is spelled. Only the field of the declared type counts:
 * the backend ignores the other one, so a made-up email must not make a phone look like another account.
 */
export const accountOf: KeyOf = ({ body }) => {
  const { type, login_id, email, area_code, phone } = fieldsOf(body);
  const phoneDigits = () => (login_id === undefined ? digitsOf(area_code) + digitsOf(phone) : digitsOf(login_id));
  const emailText = () => (type === 'EMAIL' ? plainTextOf(login_id ?? email) : '');
  const account = type === 'PHONE' ? phoneDigits() : emailText();
  return account === '' ? undefined : hashOf(account);
};
