import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/error';
import { failureMessage, fieldMessage, serverFieldErrors } from '@/lib/form/labels';
import messages from '@/messages/en.json';

const t = (key: string) => `label of ${key}`;
const errorOf = (code: ConstructorParameters<typeof ApiError>[0], details = {}) =>
  new ApiError(code, 'POST /x', details);

describe('the labels of a rejected form', () => {
  it('are ours for codes, and the server’s own text for anything else', () => {
    expect(fieldMessage(t, 'tooLong')).toBe('label of tooLong');
    // the field says it with its label
    expect(fieldMessage(t, 'required')).toBe('required');
    expect(fieldMessage(t, 'This email is taken.')).toBe('This email is taken.');
    expect(fieldMessage(t, '')).toBeUndefined();
  });

  it('are the server’s message where it sends a code of its own', () => {
    const error = errorOf('refused', {
      serverMessage: 'Already registered.',
      fields: { email: 'taken', phone: 'phone', name: 'Too short, please' },
    });
    expect(serverFieldErrors(error)).toEqual({
      email: 'Already registered.',
      phone: 'phone',
      name: 'Too short, please',
    });
  });

  const form = createTranslator({ locale: 'en', messages, namespace: 'Form' });
  it.each([
    [errorOf('network'), form('unreachable')],
    [errorOf('timeout'), form('unreachable')],
    [Object.assign(new Error('chunk'), { name: 'ChunkLoadError' }), form('unreachable')],
    [new TypeError('x is not a function'), form('server')],
    [errorOf('server', { serverMessage: 'Stack trace' }), form('server')],
    [errorOf('response'), form('server')],
    [errorOf('refused', { serverMessage: 'Closed today.' }), 'Closed today.'],
    [errorOf('limited', { retryAfterS: 61 }), 'Too many attempts. Try again in 2 minutes.'],
    [errorOf('limited'), 'Too many attempts. Try again in 1 minute.'],
    [errorOf('refused'), form('server')],
  ])('for %s', (error, message) => expect(failureMessage(form, error)).toBe(message));
});
