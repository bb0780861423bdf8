import { parsed } from './checks.ts';
import { accountControls } from './control/accounts.ts';
import { catalogueControls } from './control/catalogue.ts';
import { type ControlDeps, ControlError, type Controls } from './control/context.ts';
import { faultControls } from './control/faults.ts';
import { orderControls } from './control/orders.ts';
import { timeControls } from './control/time.ts';
import { HttpError } from './messages.ts';

/** The calls under `/__mock__/` for QA and end-to-end tests (docs/qa.md). `{id}` matches one segment. */
const CONTROLS: Controls = {
  'GET health': () => ({ ok: true }),
  ...timeControls,
  ...accountControls,
  ...orderControls,
  ...catalogueControls,
  ...faultControls,
};
const PATTERNS = Object.entries(CONTROLS).map(([key, run]) => ({
  pattern: new RegExp(`^${key.replace('{id}', '([^/]+)')}$`),
  run,
}));

/** 404 for an unknown call, 422 for a body that does not fit or that the backend's own rules reject. */
export async function respondToControl(deps: ControlDeps, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const key = `${request.method} ${url.pathname.replace('/__mock__/', '')}`;
  const text = request.method === 'GET' ? '' : await request.text();
  for (const { pattern, run } of PATTERNS) {
    const match = pattern.exec(key);
    if (!match) continue;
    try {
      return Response.json(
        run({ deps, request, url, id: decodeURIComponent(match[1] ?? ''), body: text ? parsed(text) : undefined }),
      );
    } catch (error) {
      const status = statusOf(error);
      if (status === undefined) throw error;
      return Response.json({ message: (error as Error).message }, { status });
    }
  }
  return Response.json({ message: `Unknown control call ${key}`, known: Object.keys(CONTROLS) }, { status: 404 });
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof ControlError) return error.status;
  if (error instanceof HttpError) return 422;
  return error instanceof URIError ? 400 : undefined;
}
