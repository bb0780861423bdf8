import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// a loaded machine is no failure
configure({ asyncUtilTimeout: 8000 });
afterEach(cleanup);

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
