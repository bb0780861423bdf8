import { parsed } from './checks.ts';
import { accountControls } from './control/accounts.ts';
import { type ControlDeps, ControlError, type Controls } from './control/call.ts';
import { catalogueControls } from './control/catalogue.ts';
import { momentControls } from './control/moments.ts';
import { orderControls } from './control/orders.ts';
import { recordedControls } from './control/recorded.ts';
import { troubleControls } from './control/trouble.ts';
import { Refusal } from './refusal.ts';

/** What QA and the end-to-end tests may ask of the backend, under `/__mock__/`. `{id}` matches one segment. */
export const CONTROLS: Controls = {
  'GET health': () => ({ ok: true }),
  ...momentControls,
  ...accountControls,
  ...orderControls,
  ...catalogueControls,
  ...troubleControls,
  ...recordedControls,
};
const PATTERNS = Object.entries(CONTROLS).map(([key, run]) => ({ pattern: new RegExp(`^${key.replace('{id}', '([^/]+)')}$`), run }));

/** Answers a control call: 404 for an unknown one, 422 for a body that does not fit or where the backend's own rules refuse. */
export async function answerControl(deps: ControlDeps, request: Request, url: URL): Promise<Response> {
  const key = `${request.method} ${url.pathname.replace('/__mock__/', '')}`;
  const text = request.method === 'GET' ? '' : await request.text();
  for (const { pattern, run } of PATTERNS) {
    const match = pattern.exec(key);
    if (!match) continue;
    try {
      return Response.json(run({ deps, request, url, id: decodeURIComponent(match[1] ?? ''), body: text ? parsed(text) : undefined }));
    } catch (error) {
      if (error instanceof ControlError) return refused(error.status, error.message);
      if (error instanceof Refusal) return refused(422, error.message);
      if (error instanceof URIError) return refused(400, error.message);
      throw error;
    }
  }
  return Response.json({ message: `Unknown control call ${key}`, known: Object.keys(CONTROLS) }, { status: 404 });
}

const refused = (status: number, message: string): Response => Response.json({ message }, { status });
