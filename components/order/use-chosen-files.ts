import { useEffect, useRef, useState } from 'react';
import { type FileProblem, problemOf } from '@/lib/upload/check';

/**
 * A file that the shopper has chosen: `ready` to be sent, `refused` before it was sent, `sending` with the share that
 * is through (0 to 1), `failed` with the reason. It stays until it is through or taken away.
 */
export type ChosenFile = { key: number; file: File; address: string } & (
  | { state: 'ready'; isStopped?: boolean }
  | { state: 'refused'; problem: FileProblem }
  | { state: 'sending'; progress: number }
  | { state: 'failed'; error: unknown }
);
export type ChosenState = ChosenFile extends infer One ? (One extends ChosenFile ? Omit<One, 'key' | 'file' | 'address'> : never) : never;

let count = 0;

/** The chosen files, with an address each for its preview. */
export function useChosenFiles() {
  const [chosen, setChosen] = useState<ChosenFile[]>([]);
  const addresses = useRef(new Set<string>());

  useEffect(() => {
    const made = addresses.current;
    return () => made.forEach((address) => URL.revokeObjectURL(address));
  }, []);

  return {
    chosen,
    add(files: readonly File[]) {
      const added = files.map((file): ChosenFile => {
        count += 1;
        const address = URL.createObjectURL(file);
        addresses.current.add(address);
        const problem = problemOf(file);
        return { key: count, file, address, ...(problem ? { state: 'refused', problem } : { state: 'ready' }) };
      });
      setChosen((before) => [...before.filter(({ state }) => state !== 'refused'), ...added]);
    },
    remove(isGone: (one: ChosenFile) => boolean) {
      setChosen((before) => before.filter((one) => !isGone(one)));
    },
    set(file: File, state: ChosenState) {
      setChosen((before) => before.map((one) => (one.file === file ? ({ key: one.key, file, address: one.address, ...state } as ChosenFile) : one)));
    },
  };
}
