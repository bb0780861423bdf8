import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ErrorView } from '@/components/error/error-view';
import { ApiError } from '@/lib/api/error';
import { renderInShop } from '../session/shop.tsx';

const show = (error: Error & { digest?: string }) => {
  renderInShop(<ErrorView error={error} reset={() => {}} />);
  return screen.getByRole('heading', { level: 1 }).textContent;
};

describe('the error page (spec 8)', () => {
  // @spec-8.8
  it.each([
    [
      'what failed on the server, with its status',
      Object.assign(new Error('masked'), { digest: 'page-1/503' }),
      '503',
      'Error from Server',
    ],
    ['a malformed response', Object.assign(new Error('masked'), { digest: 'page-1/200' }), '500', 'Error'],
    [
      'what failed in the browser, with its status',
      new ApiError('server', 'GET /x', { status: 502, requestId: 'page-1' }),
      '502',
      'Error from Server',
    ],
    ['anything else', new TypeError('x is not a function'), '500', 'Error'],
  ])('shows the status and its message, or the defaults: %s', (_, error, status, title) => {
    expect(show(error)).toBe(title);
    expect(screen.getByText(status)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeTruthy();
  });

  it('is a 503 while the backend cannot be reached', () => {
    expect(show(Object.assign(new Error('masked'), { digest: 'page-1/down' }))).toBe('Error');
    expect(screen.getByText('503')).toBeTruthy();
    expect(screen.getByText('This website cannot be reached. Try again in a moment.')).toBeTruthy();
    expect(screen.getByText('page-1').parentElement?.textContent).toBe('Error reference: page-1');
  });
});
