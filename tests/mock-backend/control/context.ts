import * as z from 'zod/mini';
import type { Deps } from '../dispatch.ts';

export type ControlDeps = Deps & { reset: () => void; down: { isDown: boolean } };

/** A call of `/__mock__/`: `id` is the path's parameter, `body` is not checked yet. */
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

/** @throws ControlError 422 that names what does not fit */
export function checked<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const result = z.safeParse(schema, body);
  if (result.success) return result.data;
  throw new ControlError(
    422,
    result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '),
  );
}

/** @throws ControlError 404 */
export function found<Value>(value: Value | undefined, message: string): Value {
  if (value === undefined) throw new ControlError(404, message);
  return value;
}

/** The backend's origin in URLs of its responses. */
export const originOf = ({ deps, url }: ControlCall): string => deps.state().settings.origin ?? url.origin;
