import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createStore, useStore } from '@/lib/client/store';

describe('useStore', () => {
  it('renders again when what it selects has changed, and only then', () => {
    const store = createStore({ name: 'oak', qty: 1 });
    const render = vi.fn(() => useStore(store, ({ qty }) => qty));
    const { result } = renderHook(render);
    const before = render.mock.calls.length;
    act(() => store.set((value) => ({ ...value, name: 'walnut' })));
    expect(render).toHaveBeenCalledTimes(before);
    act(() => store.set((value) => ({ ...value, qty: 2 })));
    expect(result.current).toBe(2);
  });
});
