import type { useTranslations } from 'next-intl';
import { type ApiError, isApiError } from '@/lib/api/error';
import { isChunkError } from '@/lib/error/lazy-chunks';
import { REQUIRED } from '@/lib/form/required';

type Translate = ReturnType<typeof useTranslations<'Form'>>;

/** Codes that the forms' schemas give as their messages. Each other is a key of the messages `Form`. */
const CODES = [REQUIRED, 'email', 'phone', 'password', 'tooLong', 'areaCode', 'different', 'code'] as const;
type FieldCode = (typeof CODES)[number];
const isCode = (text: string): text is FieldCode => CODES.some((code) => code === text);

/**
 * The label of a field's error: ours for a code, else the server's own text. An empty field and a password's faults the
 * field itself puts into words.
 */
export function fieldMessage(
  t: (key: Exclude<FieldCode, typeof REQUIRED>) => string,
  error: string | undefined,
): string | undefined {
  return error && isCode(error) && error !== REQUIRED ? t(error) : error || undefined;
}

/**
 * What a response refuses, by field: a code of ours, the server's text for the field, or its message for the whole
 * request where it gave only a code of its own (`taken`). A field has the last part of its path in the body as its
 * name: `phone` for `delivery_recipient.phone`.
 */
export function serverFieldErrors(error: ApiError): Record<string, string> {
  const textOf = (text: string) => (isCode(text) || /[^\w-]/.test(text) ? text : error.serverMessage || text);
  return Object.fromEntries(
    Object.entries(error.fields).map(([path, text]) => [path.slice(path.lastIndexOf('.') + 1), textOf(text)]),
  );
}

/** After how many minutes to try again; 1 where the response did not say. */
export const retryMinutes = ({ retryAfterS = 60 }: ApiError): number => Math.ceil(retryAfterS / 60);

/**
 * Why a form as a whole could not be sent: the shop is unreachable, the server's own message, or a fault on our side.
 */
export function failureMessage(t: Translate, failure: Error): string {
  if (!isApiError(failure)) return t(isChunkError(failure) ? 'unreachable' : 'server');
  switch (failure.code) {
    case 'network':
    case 'timeout':
      return t('unreachable');
    case 'cookies':
    case 'otherLogin':
    case 'otherTab':
    case 'email':
    case 'phone':
    case 'password':
      return t(failure.code);
    case 'limited':
      return t('limited', { minutes: retryMinutes(failure) });
    case 'refused':
    case 'notFound':
    case 'forbidden':
      return failure.serverMessage || t('server');
    default:
      return t('server');
  }
}
