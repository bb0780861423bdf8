import { isApiError, isUnreachable } from '@/lib/api/error';

/**
 * Whether the shop can be reached, as far as this page has heard. `offline`: the browser has no network · `down`: calls
 * of more than one kind went unanswered, with no answer between them · `back`: it answers again, and that is being said
 */
export type Reach = 'fine' | 'offline' | 'down' | 'back';

let reach: Reach = 'fine';
/** Calls that went unanswered since the last answer. One alone may be that call's own trouble. */
const unanswered = new Set<string>();
const listeners = new Set<() => void>();

export const reachStore = {
  get: (): Reach => reach,
  set(next: Reach): void {
    if (next === reach) return;
    reach = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const isCutOff = (): boolean => reach === 'offline' || reach === 'down';

/** To be told of every call: an answer, refusals included, says that the shop is there. One that was under way when the network went says nothing. */
export function hearAnswer(): void {
  unanswered.clear();
  if (isCutOff() && navigator.onLine) reachStore.set('back');
}

/** To be told of every failed call. The relay itself refuses where there is no token, and what was never sent says nothing. */
export function hearFailure(error: unknown): void {
  if (!isUnreachable(error)) {
    if (isApiError(error) && error.requestId && error.status && error.status !== 401) hearAnswer();
    return;
  }
  unanswered.add(error.call);
  if (!navigator.onLine) reachStore.set('offline');
  else if (unanswered.size > 1 || reach === 'offline') reachStore.set('down');
}
