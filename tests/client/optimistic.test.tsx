import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readNow, useOptimisticData, useOptimisticMutation, useToggle } from '@/lib/client/optimistic';

const KEY = ['count'];
type Change = { id: string; by: number; to: number };
const apply = (_count: number, { to }: Change) => to;

/** A server with one number, which answers when the test says so. */
function createServer() {
  const requests: { by: number; answer: PromiseWithResolvers<void> }[] = [];
  let count = 0;
  return {
    read: vi.fn(() => Promise.resolve(count)),
    add: async (by: number) => {
      const answer = Promise.withResolvers<void>();
      requests.push({ by, answer });
      await answer.promise;
      count += by;
    },
    sent: () => requests.map(({ by }) => by),
    answer: async (index: number) => {
      await waitFor(() => expect(requests.length).toBeGreaterThan(index));
      requests[index]?.answer.resolve();
    },
    refuse: async (index: number) => {
      await waitFor(() => expect(requests.length).toBeGreaterThan(index));
      requests[index]?.answer.reject(new Error('refused'));
    },
  };
}

let server: ReturnType<typeof createServer>;
let client: QueryClient;
beforeEach(() => {
  server = createServer();
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => onlineManager.setOnline(true));

function Counter({ id = 'a', onError }: { id?: string; onError?: () => void }) {
  const { data = 0 } = useQuery({ queryKey: KEY, queryFn: server.read });
  const count = useOptimisticData(data, ['add'], apply);
  const { mutate } = useOptimisticMutation<Change, void>({
    mutationKey: ['add', id],
    send: ({ by }) => server.add(by),
    coalesce: (earlier, later) => ({ ...later, by: earlier.by + later.by }),
    affects: [KEY],
    reconcile: ({ to }) => client.setQueryData(KEY, to),
    onError,
  });
  return <button onClick={() => mutate({ id, by: 1, to: count + 1 })}>{count}</button>;
}

function show(counter = <Counter />) {
  render(<QueryClientProvider client={client}>{counter}</QueryClientProvider>);
  return screen.getByRole('button');
}
const click = (button: HTMLElement) => act(() => button.click());
const reads = (count: string) => waitFor(() => expect(screen.getByRole('button').textContent).toBe(count));

describe('an optimistic mutation', () => {
  it('shows at once, and is reconciled with the server afterwards', async () => {
    const button = show();
    await waitFor(() => expect(server.read).toHaveBeenCalledTimes(1));
    click(button);
    await reads('1');
    await server.answer(0);
    await waitFor(() => expect(server.read).toHaveBeenCalledTimes(2));
    await reads('1');
  });

  it('coalesces changes made during a request into one more', async () => {
    const button = show();
    for (let clicks = 1; clicks <= 4; clicks += 1) {
      click(button);
      // oxlint-disable-next-line no-await-in-loop
      await reads(String(clicks));
    }
    await server.answer(0);
    await server.answer(1);
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(server.sent()).toEqual([1, 3]);
    await reads('4');
  });

  it('that fails is undone with later clicks, raises its error once, and reads the server again', async () => {
    const onError = vi.fn();
    const button = show(<Counter onError={onError} />);
    await waitFor(() => expect(server.read).toHaveBeenCalledTimes(1));
    click(button);
    await reads('1');
    click(button);
    await reads('2');
    await server.refuse(0);
    await reads('0');
    expect(server.sent()).toEqual([1]);
    expect(onError).toHaveBeenCalledOnce();
    await waitFor(() => expect(server.read).toHaveBeenCalledTimes(2));
  });

  it('waits while the browser is offline, and goes out when the network is back', async () => {
    const button = show();
    await waitFor(() => expect(server.read).toHaveBeenCalledTimes(1));
    act(() => onlineManager.setOnline(false));
    click(button);
    await reads('1');
    click(button);
    await reads('2');
    expect(server.sent()).toEqual([]);
    act(() => onlineManager.setOnline(true));
    await server.answer(0);
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(server.sent()).toEqual([2]);
  });
});

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
    click(show(<Toggle />));
    await settled();
    expect(flip).not.toHaveBeenCalled();
  });

  it('makes the call where another tab inverted what was known to be as desired', async () => {
    click(show(<Toggle readServer={() => Promise.resolve(true)} />));
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
    click(show(<Liked />));
    expect(client.getQueryState(query.queryKey)?.fetchStatus).toBe('paused');
    act(() => onlineManager.setOnline(true));
    await settled();
    expect(flip).toHaveBeenCalledTimes(1);
  });

  it('is called once more where another tab inverted it in between', async () => {
    flip.mockResolvedValueOnce(false);
    click(show(<Toggle />));
    await settled();
    expect(flip).toHaveBeenCalledTimes(2);
    expect(onError).not.toHaveBeenCalled();
  });

  it('is believed where the backend does not return the state after the call', async () => {
    flip.mockReset().mockResolvedValue(undefined);
    click(show(<Toggle />));
    await settled();
    expect(flip).toHaveBeenCalledTimes(1);
    expect(onError).not.toHaveBeenCalled();
  });
});
