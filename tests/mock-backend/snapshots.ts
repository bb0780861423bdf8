import type { Fault, Faults } from './faults.ts';
import type { Memory } from './state/memory.ts';

/** Everything that a reset restores, but not the recorded requests. */
type Snapshot = { at: string; memory: Memory; faults: Fault[]; isDown: boolean };
export type SnapshotSummary = {
  name: string;
  at: string;
  accounts: number;
  orders: number;
  faults: number;
  clock_ahead_s: number;
};
type Deps = { memory: () => Memory; load: (memory: Memory) => void; faults: Faults; down: { isDown: boolean } };
export type Snapshots = ReturnType<typeof createSnapshots>;

/** Snapshots by name. They survive a reset. */
export function createSnapshots({ memory, load, faults, down }: Deps) {
  const snapshots = new Map<string, Snapshot>();
  const summaryOf = (name: string, { at, memory: saved, faults: list }: Snapshot): SnapshotSummary => ({
    name,
    at,
    accounts: saved.accounts.size,
    orders: saved.orders.records.size,
    faults: list.length,
    clock_ahead_s: Math.round(saved.clock.ahead_ms / 1000),
  });
  return {
    /** Replaces an older snapshot of the same name. */
    take(name: string): SnapshotSummary {
      const snapshot = {
        at: new Date().toISOString(),
        memory: structuredClone(memory()),
        faults: structuredClone(faults.list()),
        isDown: down.isDown,
      };
      snapshots.set(name, snapshot);
      return summaryOf(name, snapshot);
    },
    /** The snapshot stays as it is. Undefined: no such one. */
    restore(name: string): SnapshotSummary | undefined {
      const snapshot = snapshots.get(name);
      if (!snapshot) return undefined;
      load(structuredClone(snapshot.memory));
      faults.replace(snapshot.faults);
      down.isDown = snapshot.isDown;
      return summaryOf(name, snapshot);
    },
    list: (): SnapshotSummary[] => [...snapshots].map(([name, snapshot]) => summaryOf(name, snapshot)),
    forget: (name: string): boolean => snapshots.delete(name),
    forgetAll: (): void => snapshots.clear(),
  };
}
