import { contract, type CallName } from '@/lib/api/contract';
import type { Call } from '@/lib/api/call';
import type { RecordedRequest } from './recording.ts';

/** One call of the contract, and how often a screen has made it since the mock started. */
export type CallCount = {
  call: CallName;
  method: string;
  path: string;
  /** times a screen made it, whatever came of it */
  made: number;
  /** of these, how many were answered well, request and answer both checked against the contract */
  checked: number;
  /** where requests or answers did not fit it, each once */
  violations: string[];
};

/** The shop's client names each request. What the tests themselves ask for has no name, or one that the BFF gave it. */
const isByScreen = ({ headers }: RecordedRequest): boolean => {
  const id = headers['x-request-id'];
  return id !== undefined && !id.startsWith('api-');
};

export type Tally = ReturnType<typeof createTally>;

/** Counts the calls that screens make, from the start of the mock on: a reset between two tests does not begin anew. */
export function createTally() {
  const counts = new Map<string, CallCount>(
    Object.entries(contract as Record<string, Call>).map(([name, { method, path }]) => [
      name,
      { call: name as CallName, method, path, made: 0, checked: 0, violations: [] },
    ]),
  );
  return {
    /** Once a request is answered. `isChecked`: the mock carried it out and found its own answer good. */
    add(entry: RecordedRequest, isChecked: boolean): void {
      const count = counts.get(entry.call ?? '');
      if (!count || !isByScreen(entry)) return;
      count.made += 1;
      if (isChecked) count.checked += 1;
      for (const violation of entry.violations) if (!count.violations.includes(violation)) count.violations.push(violation);
    },
    list: (): CallCount[] => [...counts.values()],
  };
}
