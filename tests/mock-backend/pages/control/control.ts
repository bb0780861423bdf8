import { byId } from './dom.js';

/** Makes a control call. @throws Error with the mock's message */
export async function control<Result>(method: string, path: string, body?: unknown): Promise<Result> {
  const response = await fetch(`/__mock__/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const result = (await response.json()) as Result & { message?: string };
  if (!response.ok) throw new Error(result.message ?? `${method} ${path}: ${response.status}`);
  return result;
}

export function showStatus(text: string): void {
  byId('status').textContent = text;
}

let refresh = async (): Promise<void> => {};
/** Sets what refreshes the page's data after an action. */
export function onDone(work: () => Promise<void>): void {
  refresh = work;
}

/** Makes a control call for the user: shows the result or the error, and refreshes the page. */
export async function act<Result>(method: string, path: string, body: unknown, done: string | ((result: Result) => string)): Promise<Result | undefined> {
  try {
    const result = await control<Result>(method, path, body);
    showStatus(typeof done === 'function' ? done(result) : done);
    await refresh();
    return result;
  } catch (error) {
    showStatus((error as Error).message);
    return undefined;
  }
}
