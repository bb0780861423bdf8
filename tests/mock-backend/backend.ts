import { http } from 'msw';
import { respondToControl } from './control.ts';
import { respond } from './dispatch.ts';
import { createFaults } from './faults.ts';
import { serveFile } from './files.ts';
import { cardPage, paymentPage } from './pages/payment.ts';
import { toolPage } from './pages/tool-pages.ts';
import { createPoison } from './poison.ts';
import { createCallCounts, createRecording } from './recording.ts';
import type { Settings } from './settings.ts';
import { startingMemory } from './state/memory.ts';
import { createState, type State } from './state/state.ts';

export type Backend = ReturnType<typeof createBackend>;

/** The backend: its state, the controls for tests, and its msw handlers. */
export function createBackend(settings: Settings) {
  let state: State = createState(settings, startingMemory(settings));
  const faults = createFaults();
  const recording = createRecording();
  const callCounts = createCallCounts();
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
  const deps = { state: () => state, reset, faults, recording, callCounts, poison, down };

  /** Responds to a call of the contract. */
  function handle(request: Request): Promise<Response> {
    const { origin: own, pathname: path, search } = new URL(request.url);
    const origin = settings.origin ?? own;
    const url = new URL(origin);
    url.pathname = path;
    url.search = search;
    return respond(deps, { request, url, path, origin });
  }

  const at = (isMatch: (pathname: string) => boolean, run: (request: Request) => Response | Promise<Response>) =>
    http.all(
      ({ request }) => isMatch(new URL(request.url).pathname),
      ({ request }) => run(request),
    );
  const under =
    (...folders: string[]) =>
    (pathname: string): boolean =>
      folders.includes(pathname.split('/')[1] ?? '');
  const unlessDown = (run: (request: Request) => Promise<Response>) => (request: Request) =>
    down.isDown ? Response.error() : run(request);
  const idIn = (request: Request): string => new URL(request.url).pathname.split('/')[2] ?? '';

  const handlers = [
    at(under('docs'), toolPage),
    at(under('__mock__'), (request) => respondToControl(deps, request)),
    at(
      under('media', 'uploads'),
      unlessDown((request) => serveFile(state, request.url)),
    ),
    at(
      under('pay'),
      unlessDown((request) => paymentPage(state, idIn(request), request)),
    ),
    at(
      under('cards'),
      unlessDown((request) => cardPage(state, idIn(request), request)),
    ),
    at(() => true, unlessDown(handle)),
  ];

  return { ...deps, handlers, handle };
}
