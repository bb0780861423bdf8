import type { useTranslations } from 'next-intl';
import { type ApiError, isApiError } from '@/lib/api/error';
import { isChunkError } from '@/lib/error/lazy-chunks';

/** Codes that the forms' schemas give, each with its words in the message namespace `Form`. */
const CODES = ['required', 'email', 'phone', 'password', 'tooLong', 'areaCode'] as const;
type FieldCode = (typeof CODES)[number];
const isCode = (said: string): said is FieldCode => CODES.some((code) => code === said);

/** The words for a field's error: ours for a code, else the server's own, as text. */
export function fieldError(t: (key: FieldCode) => string, error: string | undefined): string | undefined {
  if (!error) return undefined;
  return isCode(error) ? t(error) : error;
}

/**
 * What a refusal says of each field: a code that we have words for, the server's words for that field, or, where it
 * gave a code of its own (`taken`), its message for the whole. Fields are named as the form names them: by the end of
 * their path in the body (`delivery_recipient.phone`).
 */
export function refusedFields(error: ApiError): Record<string, string> {
  const wordsOf = (said: string) => (isCode(said) || /[^\w-]/.test(said) ? said : error.serverMessage || said);
  return Object.fromEntries(Object.entries(error.fields).map(([path, said]) => [path.slice(path.lastIndexOf('.') + 1), wordsOf(said)]));
}

type FormWords = ReturnType<typeof useTranslations<'Form'>>;

/** After how many minutes another attempt is worth it; one where nobody said. */
export const minutesOf = ({ retryAfterS = 60 }: ApiError): number => Math.ceil(retryAfterS / 60);

/** Why a form as a whole could not be sent: the shop cannot be reached, the server's own words, or that something went wrong on our side. */
export function failureWords(t: FormWords, failure: Error): string {
  // the form's code could not be had; anything else that is no answer is a fault of ours
  if (!isApiError(failure)) return t(isChunkError(failure) ? 'unreachable' : 'server');
  switch (failure.code) {
    case 'network':
    case 'timeout':
      return t('unreachable');
    case 'email':
    case 'phone':
    case 'password':
      return t(failure.code);
    case 'limited':
      return t('limited', { minutes: minutesOf(failure) });
    case 'refused':
    case 'notFound':
    case 'forbidden':
      return failure.serverMessage || t('server');
    default:
      return t('server');
  }
}
