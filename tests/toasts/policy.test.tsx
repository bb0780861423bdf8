import { useMutation, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorCode } from '@/lib/api/error';
import type { ToastMessage } from '@/lib/toast';
import { renderInShop } from '../session/shop.tsx';
import { collectToasts } from './collect-toasts.ts';

let toasts: ToastMessage[] = [];
beforeEach(() => {
  history.replaceState(null, '', '/account/recipient');
  toasts = collectToasts();
});

const failure = (code: ApiErrorCode, status?: number) => new ApiError(code, 'PUT /x', { status, requestId: 'r' });
const words = () => toasts.map(({ kind, message, detail }) => [kind, message, detail]);

function Action({
  work,
  meta,
}: {
  work: () => Promise<unknown>;
  meta?: { success?: true | 'commentPosted'; error?: 'likeFailed' };
}) {
  const { mutate } = useMutation({ mutationFn: work, meta });
  return (
    <button type="button" onClick={() => mutate()}>
      act
    </button>
  );
}
async function click(props: Parameters<typeof Action>[0]) {
  renderInShop(<Action {...props} />);
  await userEvent.click(screen.getByRole('button'));
}

describe('an action that fails', () => {
  it.each([
    ['an error of the backend', failure('server', 500), 'Error from Server'],
    ['a refusal', failure('refused', 422), 'Error from Server'],
    ['no response', failure('network', 502), 'This website cannot be reached.'],
    ['a timeout', failure('timeout'), 'This website cannot be reached.'],
    ['an email that breaks the rule', failure('email'), 'Email Incorrect Format'],
    ['a body that does not fit', failure('body'), 'Error'],
    ['anything else', new TypeError('x is not a function'), 'Error'],
    [
      'an error whose cause is an error response',
      new Error('unclear', { cause: failure('server', 500) }),
      'Error from Server',
    ],
  ])('raises the literal message for %s', async (_, error, message) => {
    await click({ work: () => Promise.reject(error) });
    await waitFor(() => expect(words()).toEqual([['error', message, undefined]]));
  });

  it('says in a second line what failed', async () => {
    await click({ work: () => Promise.reject(failure('server', 500)), meta: { error: 'likeFailed' } });
    await waitFor(() =>
      expect(words()).toEqual([['error', 'Error from Server', 'Could not save your like. Try again.']]),
    );
  });
});

// @spec-8.14
it.each([
  [true, undefined],
  ['commentPosted', 'Comment posted'],
] as const)('an action that succeeds raises “Success” where it asks for it: %s', async (success, detail) => {
  await click({ work: async () => 'done', meta: { success } });
  await waitFor(() => expect(words()).toEqual([['success', 'Success', detail]]));
});

function Screen({ reads }: { reads: { name: string; error: Error; isQuiet?: true }[] }) {
  return reads.map((read) => <Read key={read.name} {...read} />);
}
function Read({ name, error, isQuiet }: { name: string; error: Error; isQuiet?: true }) {
  const { isError, refetch } = useQuery({
    queryKey: [name],
    queryFn: () => Promise.reject(error),
    retry: false,
    meta: isQuiet && { isQuiet },
  });
  return isError ? (
    <button type="button" onClick={() => void refetch()}>
      {name}
    </button>
  ) : null;
}

describe('a read that fails', () => {
  const error = failure('server', 500);

  // @spec-8.13
  it('is raised once per visit of the screen, however many fail and however often', async () => {
    const { rerender } = renderInShop(
      <Screen
        key="1"
        reads={[
          { name: 'a', error },
          { name: 'b', error },
        ]}
      />,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'a' }));
    await userEvent.click(await screen.findByRole('button', { name: 'b' }));
    expect(words()).toEqual([['error', 'Error from Server', undefined]]);

    history.replaceState(null, '', '/account/password');
    rerender(<Screen key="2" reads={[]} />);
    history.replaceState(null, '', '/account/recipient');
    rerender(<Screen key="3" reads={[{ name: 'c', error }]} />);
    await screen.findByRole('button', { name: 'c' });
    expect(words()).toHaveLength(2);
  });
});
