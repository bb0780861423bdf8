import * as z from 'zod/mini';
import type { Faults } from '../faults.ts';
import type { Poison } from '../poison.ts';
import type { Recording } from '../recording.ts';
import type { Snapshots } from '../snapshots.ts';
import type { State } from '../state/state.ts';
import type { Tally } from '../tally.ts';

export type ControlDeps = {
  state: () => State;
  reset: () => void;
  faults: Faults;
  recording: Recording;
  tally: Tally;
  poison: Poison;
  down: { isDown: boolean };
  snapshots: Snapshots;
};

/** One call of `/__mock__/`: `id` is what stands in the place of the braces, `body` is not checked yet. */
export type ControlCall = { deps: ControlDeps; request: Request; url: URL; id: string; body: unknown };
/** By method and path: `POST orders/{id}/status`. */
export type Controls = Record<string, (call: ControlCall) => unknown>;

export class ControlError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A body as a control wants it. @throws ControlError 422 that names what does not fit */
export function checked<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = z.safeParse(schema, body);
  if (result.success) return result.data;
  throw new ControlError(422, result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
}

/** @throws ControlError 404 */
export function found<Thing>(thing: Thing | undefined, message: string): Thing {
  if (thing === undefined) throw new ControlError(404, message);
  return thing;
}

/** Where the backend's own answers say that it is. */
export const originOf = ({ deps, url }: ControlCall): string => deps.state().settings.origin ?? url.origin;
