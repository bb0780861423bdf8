import { MESSAGES, type MessageCode } from './messages.ts';
import type { Locale } from '@/lib/i18n/locales';

/** Thrown by an implementer: becomes `{ message, errors? }` with this status, in the shopper's language. */
export class Refusal extends Error {
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
