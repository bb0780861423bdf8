import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/error';
import { failureWords, fieldError, refusedFields } from '@/lib/form/words';
import messages from '@/messages/en.json';

const t = (key: string) => `words of ${key}`;
const errorOf = (code: ConstructorParameters<typeof ApiError>[0], details = {}) => new ApiError(code, 'POST /x', details);

describe('words of a failed form', () => {
  it('codes have our words, anything else is the server’s own text', () => {
    expect(fieldError(t, 'required')).toBe('words of required');
    expect(fieldError(t, 'This email is taken.')).toBe('This email is taken.');
    expect(fieldError(t, '')).toBeUndefined();
  });

  it('a code of the server’s own takes the words of its message', () => {
    const error = errorOf('refused', { serverMessage: 'Already registered.', fields: { email: 'taken', phone: 'phone', name: 'Too short, please' } });
    expect(refusedFields(error)).toEqual({ email: 'Already registered.', phone: 'phone', name: 'Too short, please' });
  });

  const form = createTranslator({ locale: 'en', messages, namespace: 'Form' });
  it.each([
    [errorOf('network'), form('unreachable')],
    [errorOf('timeout'), form('unreachable')],
    [Object.assign(new Error('chunk'), { name: 'ChunkLoadError' }), form('unreachable')],
    [new TypeError('x is not a function'), form('server')],
    [errorOf('server', { serverMessage: 'Stack trace' }), form('server')],
    [errorOf('answer'), form('server')],
    [errorOf('refused', { serverMessage: 'Closed today.' }), 'Closed today.'],
    [errorOf('limited', { retryAfterS: 61 }), 'Too many attempts. Try again in 2 minutes.'],
    [errorOf('limited'), 'Too many attempts. Try again in 1 minute.'],
    [errorOf('refused'), form('server')],
  ])('%s', (error, words) => {
    expect(failureWords(form, error)).toBe(words);
  });
});
