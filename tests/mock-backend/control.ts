import * as z from 'zod/mini';
import { givenId } from '@/lib/server/request-context';
import { parsed } from './checks.ts';
import { accountControls } from './control/accounts.ts';
import { catalogueControls } from './control/catalogue.ts';
import { checked, control, type ControlDeps, ControlError, type Controls, NOTHING } from './control/context.ts';
import { faultControls } from './control/faults.ts';
import { orderControls } from './control/orders.ts';
import { timeControls } from './control/time.ts';
import { HttpError } from './messages.ts';
import { decoded } from './routes.ts';

/** The calls under `/__mock__/` for QA and end-to-end tests (docs/qa.md). `{id}` matches one segment. */
const CONTROLS: Controls = {
  'GET ': control(NOTHING, () => ({
    data: Object.entries(CONTROLS).map(([key, { input }]) => {
      const [method = '', path = ''] = key.split(' ');
      return { method, path, input: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) };
    }),
  })),
  'GET health': control(NOTHING, () => ({ ok: true })),
  ...timeControls,
  ...accountControls,
  ...orderControls,
  ...catalogueControls,
  ...faultControls,
};
const PATTERNS = Object.entries(CONTROLS).map(([key, entry]) => ({
  pattern: new RegExp(`^${key.replace('{id}', '([^/]+)')}$`),
  ...entry,
}));

/** 404 for an unknown call or id, 422 for what does not fit or what the backend's own rules reject: by field. */
export async function respondToControl(deps: ControlDeps, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const key = `${request.method} ${url.pathname.replace(/^\/__mock__\/?/, '')}`;
  const scope = request.headers.get('x-request-id');
  const given =
    request.method === 'GET' ? Object.fromEntries(url.searchParams) : parsed((await request.text()) || '{}');
  for (const { pattern, input, run } of PATTERNS) {
    const match = pattern.exec(key);
    if (!match) continue;
    try {
      if (scope && !givenId(scope))
        throw new ControlError(422, { 'x-request-id': 'letters, digits, _ . : and -, at most 100' });
      if (given === undefined) throw new ControlError(422, 'The body is not JSON');
      const id = decoded(match[1] ?? '') ?? '';
      return Response.json(run({ deps, url, id, input: checked(input, given) }));
    } catch (error) {
      if (!(error instanceof ControlError) && !(error instanceof HttpError)) throw error;
      const { message, errors } = error;
      return Response.json({ message, errors }, { status: error instanceof ControlError ? error.status : 422 });
    }
  }
  return Response.json({ message: `Unknown control call ${key}`, known: Object.keys(CONTROLS) }, { status: 404 });
}
