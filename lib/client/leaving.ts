import { createStore } from './store';

/** The state of the history entry that the last navigation left. The browser makes a new object for each change of it. */
export const leftEntry = createStore<unknown>(undefined);

/** To be called when the router begins a navigation. */
export const leave = (): void => leftEntry.set(history.state);
