'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inFlight, type OptimisticOptions, useInFlight, useOptimisticMutation } from '@/lib/client/optimistic';

type Desired = { id: string; isOn: boolean };

/** The desired state of everything of this kind whose toggle is in flight, by id. */
export function useDesired(kind: string): ReadonlyMap<string, boolean> {
  const changes = useInFlight<Desired>([kind]);
  return useMemo(() => new Map(changes.map(({ id, isOn }) => [id, isOn])), [changes]);
}

export type ToggleOptions = Pick<OptimisticOptions<Desired, void>, 'affects' | 'meta' | 'onError'> & {
  kind: string;
  id: string;
  /** as the server last said */
  isOn: boolean;
  /** how it is on the server, fetched where that is not known yet */
  readServer: () => Promise<boolean>;
  /** the backend's call, which turns over whatever is there; gives the state after it, if the backend tells */
  flip: () => Promise<boolean | undefined>;
  /** puts the confirmed state into the cache */
  reconcile: (isOn: boolean) => void;
};

/** After two calls the backend still held the opposite of what was wanted. */
export class ToggleError extends Error {
  override name = 'ToggleError';
}

/**
 * A yes or no that shows at once and that the backend's call can only turn over. Clicks set the desired state; those during a
 * request become at most one more request.
 */
export function useToggle({ kind, id, isOn: isOnServer, readServer, flip, reconcile, ...options }: ToggleOptions): { isOn: boolean; toggle: () => void } {
  const { mutate } = useOptimisticMutation<Desired, void>({
    ...options,
    mutationKey: [kind, id],
    coalesce: (_earlier, later) => later,
    send: async ({ isOn }) => {
      if ((await readServer()) === isOn) return;
      // twice, as another tab may have turned it over since it was read
      if (((await flip()) ?? isOn) === isOn || ((await flip()) ?? isOn) === isOn) return;
      throw new ToggleError(`${kind} ${id} is not ${isOn ? 'on' : 'off'} after two calls`);
    },
    reconcile: ({ isOn }) => reconcile(isOn),
  });
  const client = useQueryClient();
  const lastOf = (changes: Desired[]) => changes.at(-1)?.isOn ?? isOnServer;
  return {
    isOn: lastOf(useInFlight([kind, id])),
    // read when it is clicked: a second click may come before the first has been rendered
    toggle: () => mutate({ id, isOn: !lastOf(inFlight(client, [kind, id])) }),
  };
}
