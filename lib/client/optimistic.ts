'use client';
import {
  type FetchQueryOptions,
  hashKey,
  type MutationKey,
  type QueryClient,
  type QueryKey,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHydrated } from '@/lib/client/use-hydrated';

export type OptimisticOptions<Change, Result> = Pick<
  UseMutationOptions<Result, Error, Change>,
  'meta' | 'networkMode' | 'onMutate' | 'onSuccess' | 'onError' | 'onSettled'
> & {
  /**
   * The first part names the kind of change, the rest what is changed. Changes with the same key are sent one after the
   * other.
   */
  mutationKey: readonly [string, ...string[]];
  send: (change: Change) => Promise<Result>;
  /**
   * Joins two changes that have not been sent yet. With it, whatever gathers during a request becomes at most one more.
   */
  coalesce?: (earlier: Change, later: Change) => Change;
  /** the queries that the change concerns */
  affects: readonly QueryKey[];
  /** puts the change, as the server has confirmed it, into those queries */
  reconcile: (sent: Change, result: Result) => void;
  /** reads the queries again, a failure is raised after it; without it they are invalidated */
  reload?: () => Promise<void>;
};

/**
 * A change that shows before the server has responded: last server state + changes in flight (`useOptimisticData`). It
 * waits while the browser is offline, for as long as the page is open. The server state is read again after the last
 * change of a kind, and after each failure, which takes the change away and is raised like that of any mutation.
 */
export function useOptimisticMutation<Change extends object, Result>({
  mutationKey,
  send,
  coalesce,
  affects,
  reconcile,
  reload,
  ...options
}: OptimisticOptions<Change, Result>): UseMutationResult<Result, Error, Change> {
  const client = useQueryClient();
  const readAgain = reload ?? (async () => affects.forEach((queryKey) => void client.invalidateQueries({ queryKey })));
  return useMutation<Result, Error, Change>({
    ...options,
    mutationKey,
    scope: { id: hashKey(mutationKey) },
    mutationFn: async (change) => {
      const changes = coalesce ? takeUnsent<Change>(client, mutationKey) : [change];
      // an earlier request was sent with this change in it, or failed and discarded it
      if (changes.length === 0) return undefined as Result;
      const sent = changes.reduce((earlier, later) => coalesce?.(earlier, later) ?? later);
      let result: Result;
      try {
        result = await send(sent);
      } catch (error) {
        // changes that were made on top of the failed one are discarded with it
        takeUnsent(client, mutationKey);
        await readAgain();
        throw error;
      }
      // a response that is still on its way may be older than the change
      await Promise.all(affects.map((queryKey) => client.cancelQueries({ queryKey })));
      reconcile(sent, result);
      const settled = coalesce ? inFlight<Change>(client, mutationKey).filter((one) => taken.has(one)) : [change];
      if (inFlight(client, mutationKey.slice(0, 1)).length <= settled.length) void readAgain();
      return result;
    },
  });
}

/** Changes below a key that wait or are being sent, oldest first. */
export const inFlight = <Change>(client: QueryClient, mutationKey: MutationKey): Change[] =>
  client
    .getMutationCache()
    .findAll({ mutationKey, status: 'pending' })
    .map(({ state }) => state.variables as Change);

const taken = new WeakSet<object>();

/** Takes the changes that are in no request yet, oldest first: the caller sends or discards them. */
function takeUnsent<Change extends object>(client: QueryClient, mutationKey: MutationKey): Change[] {
  const unsent = inFlight<Change>(client, mutationKey).filter((change) => !taken.has(change));
  for (const change of unsent) taken.add(change);
  return unsent;
}

const NONE: never[] = [];

/**
 * Changes below a key that wait or are being sent, oldest first. None while a component hydrates: the server rendered
 * it without any.
 */
export function useInFlight<Change>(mutationKey: MutationKey): Change[] {
  const changes = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  });
  return useHydrated() ? changes : NONE;
}

/**
 * The last server state with the changes in flight applied; unchanged while there is none. `apply` must stay the same
 * function.
 */
export function useOptimisticData<Data, Change>(
  data: Data,
  mutationKey: MutationKey,
  apply: (data: NonNullable<Data>, change: Change) => NonNullable<Data>,
): Data {
  const changes = useInFlight<Change>(mutationKey);
  return useMemo(
    () => (data === undefined || data === null ? data : changes.reduce<NonNullable<Data>>(apply, data)),
    [data, changes, apply],
  );
}

/**
 * The data of a query, read now where there is none: for use inside a mutation. React Query resumes mutations before
 * queries, so a query that waits for the network would never be fetched while a mutation waits for it: it is started
 * again.
 * @throws as the query does
 */
export async function readNow<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const known = client.getQueryData<Data>(query.queryKey);
  if (known !== undefined) return known;
  await client.cancelQueries({ queryKey: query.queryKey, exact: true, fetchStatus: 'paused' });
  return client.fetchQuery(query);
}

type Desired = { id: string; isOn: boolean };

/** The desired state of everything of this kind whose toggle is in flight, by id. */
export function useDesired(kind: string): ReadonlyMap<string, boolean> {
  const changes = useInFlight<Desired>([kind]);
  return useMemo(() => new Map(changes.map(({ id, isOn }) => [id, isOn])), [changes]);
}

export type ToggleOptions = Pick<OptimisticOptions<Desired, void>, 'affects' | 'meta' | 'onError'> & {
  kind: string;
  id: string;
  /** the last server state */
  isOn: boolean;
  /** how it is on the server, fetched where that is not known yet */
  readServer: () => Promise<boolean>;
  /** how it is on the server now: asks it, whatever is known or being read already */
  readAnew: () => Promise<boolean>;
  /** the backend's call, which inverts the current state; resolves to the state after it, if the backend returns it */
  flip: () => Promise<boolean | null | undefined>;
  /** puts the confirmed state into the cache */
  reconcile: (isOn: boolean) => void;
};

/** After two calls the backend still held the opposite of what was wanted. */
class ToggleError extends Error {
  override name = 'ToggleError';
}

/**
 * A yes or no that shows at once and that the backend can only invert. Clicks set the desired state; those during a
 * request become at most one more request.
 */
export function useToggle({
  kind,
  id,
  isOn: isOnServer,
  readServer,
  readAnew,
  flip,
  reconcile,
  ...options
}: ToggleOptions): {
  isOn: boolean;
  toggle: () => void;
} {
  const { mutate } = useOptimisticMutation<Desired, void>({
    ...options,
    mutationKey: [kind, id],
    coalesce: (_earlier, later) => later,
    send: async ({ isOn }) => {
      const isDone = (now: boolean | null | undefined) => (now ?? isOn) === isOn;
      // the cached state may be out of date, as another tab may have inverted it: ask the server before doing nothing
      if ((await readServer()) === isOn && (await readAnew()) === isOn) return;
      if (isDone(await flip())) return;
      // inverted into the wrong state: another tab had inverted it after it was read, so once more
      if (isDone(await flip())) return;
      throw new ToggleError(`${kind} ${id} is not ${isOn ? 'on' : 'off'} after two calls`);
    },
    reconcile: ({ isOn }) => reconcile(isOn),
  });
  const client = useQueryClient();
  const lastOf = (changes: Desired[]) => changes.at(-1)?.isOn ?? isOnServer;
  return {
    isOn: lastOf(useInFlight([kind, id])),
    // the state at the click, not at the last render: a second click may come before the first has been rendered
    toggle: () => mutate({ id, isOn: !lastOf(inFlight(client, [kind, id])) }),
  };
}
