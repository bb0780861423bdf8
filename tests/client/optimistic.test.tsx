import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readNow, useToggle } from '@/lib/client/optimistic';

let client: QueryClient;
beforeEach(() => void (client = new QueryClient({ defaultOptions: { queries: { retry: false } } })));
afterEach(() => onlineManager.setOnline(true));

function click(toggle: ReactElement) {
  render(<QueryClientProvider client={client}>{toggle}</QueryClientProvider>);
  act(() => screen.getByRole('button').click());
}

describe('a toggle', () => {
  const flip = vi.fn<() => Promise<boolean | undefined>>();
  const onError = vi.fn();
  const state = { isOn: false };
  beforeEach(() => {
    state.isOn = false;
    onError.mockReset();
    flip.mockReset().mockImplementation(() => {
      state.isOn = !state.isOn;
      return Promise.resolve(state.isOn);
    });
  });
  function Toggle({ readServer = () => Promise.resolve(state.isOn) }) {
    const { isOn, toggle } = useToggle({
      kind: 'like',
      id: 'a',
      isOn: false,
      readServer,
      readAnew: () => Promise.resolve(state.isOn),
      flip,
      affects: [],
      reconcile: () => {},
      onError,
    });
    return (
      <button aria-pressed={isOn} onClick={toggle}>
        like
      </button>
    );
  }
  const settled = () => waitFor(() => expect(client.isMutating()).toBe(0));

  it('makes no call where the server has the desired state', async () => {
    state.isOn = true;
    click(<Toggle />);
    await settled();
    expect(flip).not.toHaveBeenCalled();
  });

  it('makes the call where another tab inverted what was known to be as desired', async () => {
    click(<Toggle readServer={() => Promise.resolve(true)} />);
    await settled();
    expect(flip).toHaveBeenCalledTimes(1);
    expect(state.isOn).toBe(true);
  });

  it('made offline is sent when the network is back, also where the server state was still to be read', async () => {
    const query = { queryKey: ['liked'], queryFn: () => Promise.resolve(state.isOn) };
    function Liked() {
      useQuery(query);
      return <Toggle readServer={() => readNow(client, query)} />;
    }
    onlineManager.setOnline(false);
    click(<Liked />);
    expect(client.getQueryState(query.queryKey)?.fetchStatus).toBe('paused');
    act(() => onlineManager.setOnline(true));
    await settled();
    expect(flip).toHaveBeenCalledTimes(1);
  });

  it('that fails takes back what was changed meanwhile, which is never sent', async () => {
    const held = Promise.withResolvers<boolean>();
    flip.mockReturnValueOnce(held.promise);
    click(<Toggle />);
    const button = screen.getByRole('button');
    await waitFor(() => expect(flip).toHaveBeenCalled());
    act(() => button.click());
    act(() => button.click());
    held.reject(new Error('refused'));
    await settled();
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'));
    expect([flip.mock.calls.length, onError.mock.calls.length]).toEqual([1, 1]);
  });

  it('is called once more where another tab inverted it in between', async () => {
    flip.mockResolvedValueOnce(false);
    click(<Toggle />);
    await settled();
    expect(flip).toHaveBeenCalledTimes(2);
    expect(onError).not.toHaveBeenCalled();
  });

  it('is believed where the backend does not return the state after the call', async () => {
    flip.mockReset().mockResolvedValue(undefined);
    click(<Toggle />);
    await settled();
    expect(flip).toHaveBeenCalledTimes(1);
    expect(onError).not.toHaveBeenCalled();
  });
});
