import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/error';
import { failureWords, fieldError, refusedFields } from '@/lib/form/words';

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

  it.each([
    [errorOf('network'), 'words of unreachable'],
    [errorOf('timeout'), 'words of unreachable'],
    [new Error('chunk'), 'words of unreachable'],
    [errorOf('server', { serverMessage: 'Stack trace' }), 'words of server'],
    [errorOf('answer'), 'words of server'],
    [errorOf('refused', { serverMessage: 'Closed today.' }), 'Closed today.'],
    [errorOf('refused'), 'words of server'],
  ])('%s', (error, words) => {
    expect(failureWords(t, error)).toBe(words);
  });
});
