import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastPanel } from '@/components/ui/toast-panel';
import { showToast } from '@/lib/toast';
import { renderInShop } from '../session/shop.tsx';

const lifted: string[] = [];
beforeEach(() => {
  lifted.length = 0;
  // jsdom has no top layer, and calls what is in it hidden
  const open = new WeakSet<Element>();
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
  });
  const find = document.querySelector.bind(document);
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    find(selector === 'dialog:modal' ? 'dialog[open]' : selector),
  );
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      open.add(this);
      lifted.push('shown');
    },
    hidePopover(this: HTMLElement) {
      open.delete(this);
      lifted.push('hidden');
    },
  });
  renderInShop(
    <>
      <ToastPanel />
      <dialog />
    </>,
  );
});
afterEach(() => vi.restoreAllMocks());

describe('a toast', () => {
  // @spec-9.5
  it('disappears after two seconds', async () => {
    showToast({ kind: 'success', message: 'Success' });
    const shownAt = performance.now();
    await waitForElementToBeRemoved(await screen.findByText('Success'), { timeout: 4000 });
    expect(performance.now() - shownAt).toBeGreaterThanOrEqual(2000);
  });

  it('stays while nobody sees the tab', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    showToast({ kind: 'error', message: 'Error' });
    const toast = await screen.findByText('Error');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(toast.isConnected).toBe(true);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(2_500);
    expect(toast.isConnected).toBe(false);
    vi.useRealTimers();
  });

  it('lies above a dialog that was opened after the last toast', async () => {
    showToast({ kind: 'success', message: 'Success' });
    showToast({ kind: 'success', message: 'Success', detail: 'Comment posted' });
    await screen.findByText('Comment posted');
    expect(lifted).toEqual(['shown']);
    screen.getByRole('dialog', { hidden: true }).setAttribute('open', '');
    showToast({ kind: 'error', message: 'Error from Server' });
    await screen.findByText('Error from Server');
    expect(lifted).toEqual(['shown', 'hidden', 'shown']);
  });
});
