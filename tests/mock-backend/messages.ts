import type { Locale } from '@/lib/i18n/locales';
import MESSAGES from './data/messages.json' with { type: 'json' };

/** What the backend tells shoppers, by code. The shop shows it as text. */
export { MESSAGES };
type MessageCode = keyof typeof MESSAGES;

/** Thrown by a handler: becomes `{ message, errors? }` with this status, in the shopper's language. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: MessageCode;
  readonly errors: Record<string, string> | undefined;

  constructor(status: number, code: MessageCode, errors?: Record<string, string>) {
    super(MESSAGES[code].en);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  body(locale: Locale): { message: string; errors?: Record<string, string> } {
    const message = MESSAGES[this.code][locale];
    return this.errors ? { message, errors: this.errors } : { message };
  }
}

/** The value, or a 404 where there is none. */
export function found<Value>(value: Value | undefined, code: MessageCode = 'notFound'): Value {
  if (value === undefined) throw new HttpError(404, code);
  return value;
}

/** A 422 that names the fields which are not valid. */
export const invalid = (errors: Record<string, string>): HttpError => new HttpError(422, 'invalid', errors);
