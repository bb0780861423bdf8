import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// a loaded machine is no failure
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

// timers end with the window, as in a browser: Node's would go on and find no document
const timers: NodeJS.Timeout[] = [];
const startTimer = globalThis.setTimeout;
globalThis.setTimeout = Object.assign((...args: Parameters<typeof startTimer>) => {
  const timer = startTimer(...args);
  timers.push(timer);
  return timer;
}, startTimer);
afterAll(() => timers.forEach(clearTimeout));

// without the framework around it a component is where the test's URL says
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => location.pathname,
}));
vi.mock('@/lib/i18n/navigation', () => import('./navigation.tsx'));

// jsdom knows the dialog element, but not that it can be shown; it has no object URLs, and lays nothing out
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
URL.createObjectURL = () => 'blob:preview';
URL.revokeObjectURL = () => {};
Element.prototype.scrollIntoView ??= () => {};
