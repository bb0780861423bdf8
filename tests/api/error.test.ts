import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/error';

describe('ApiError', () => {
  const error = new ApiError('refused', 'POST /auth/register', {
    status: 400,
    serverMessage: 'lee@example.com is taken',
    fields: { email: 'lee@example.com is taken' },
  });

  it('does not show it when it is printed, which Next does with a failed render', () => {
    expect(inspect(error)).toContain('POST /auth/register: refused 400');
    expect(inspect(error)).not.toContain('lee@example.com');
  });
});
