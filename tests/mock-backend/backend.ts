import { respondToControl } from './control.ts';
import { respond } from './dispatch.ts';
import { createFaults } from './faults.ts';
import { serveFile } from './files.ts';
import { cardPage, paymentPage } from './pages/payment.ts';
import { toolPage } from './pages/tool-pages.ts';
import { createPoison } from './poison.ts';
import { type CallCounts, createCallCounts, createRecording } from './recording.ts';
import type { Settings } from './settings.ts';
import { type Memory, startingMemory } from './state/memory.ts';
import { createState, type State } from './state/state.ts';

export type Backend = ReturnType<typeof createBackend>;

type Scoped = { memory?: Memory; callCounts?: CallCounts; endScope?: () => void };

/** The backend, or one scope of it: its state, the controls for tests, and its responses. */
export function createBackend(
  settings: Settings,
  { memory = startingMemory(settings), callCounts = createCallCounts(), endScope }: Scoped = {},
) {
  let state: State = createState(settings, memory);
  const faults = createFaults();
  const recording = createRecording();
  const poison = createPoison();
  const down = { isDown: false };

  const reset = (): void => {
    // before waiting calls are released: they keep the old state
    state = createState(settings, startingMemory(settings));
    faults.clear();
    poison.set(undefined);
    recording.clear();
    down.isDown = false;
  };
  const deps = { state: () => state, reset, faults, recording, callCounts, poison, down, endScope };

  /** Responds to a call of the contract. */
  function handle(request: Request): Promise<Response> {
    const { origin: own, pathname: path, search } = new URL(request.url);
    const origin = settings.origin ?? own;
    const url = new URL(origin);
    url.pathname = path;
    url.search = search;
    return respond(deps, { request, url, path, origin });
  }

  /** Responds to whatever is sent to the mock. */
  async function answer(request: Request): Promise<Response> {
    const [, folder, id = ''] = new URL(request.url).pathname.split('/');
    if (folder === 'docs') return toolPage(request);
    if (folder === '__mock__') return respondToControl(deps, request);
    if (down.isDown) return Response.error();
    if (folder === 'media' || folder === 'uploads') return serveFile(state, request.url);
    if (folder === 'pay') return paymentPage(state, id, request);
    return folder === 'cards' ? cardPage(state, id, request) : handle(request);
  }

  return { ...deps, handle, answer };
}
