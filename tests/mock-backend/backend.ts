import { http } from 'msw';
import { answerControl } from './control.ts';
import { answerCall } from './dispatch.ts';
import { createFaults } from './faults.ts';
import { serveFile } from './files.ts';
import { cardPage } from './pages/card.ts';
import { controlPage, isControlPage } from './pages/control.ts';
import { docsPage } from './pages/docs.ts';
import { paymentPage } from './pages/payment.ts';
import { createPoison } from './poison.ts';
import { createRecording } from './recording.ts';
import type { Seed } from './seed.ts';
import type { Settings } from './settings.ts';
import { createSnapshots } from './snapshots.ts';
import { type Memory, startingMemory } from './state/memory.ts';
import { createState, type State } from './state/state.ts';
import { createTally } from './tally.ts';

export type Backend = ReturnType<typeof createBackend>;

/** The backend: its memory, what can be done to it from outside, and its msw handlers. */
export function createBackend(seed: Seed, settings: Settings) {
  let state: State = createState(seed, settings, startingMemory(seed, settings));
  const faults = createFaults();
  const recording = createRecording();
  const tally = createTally();
  const poison = createPoison();
  const down = { isDown: false };
  // before what waits is let go: a call of before goes on with the memory of before
  const load = (memory: Memory): void => {
    state = createState(seed, settings, memory);
  };
  const snapshots = createSnapshots({ memory: () => state.memory, load, faults, down });

  const reset = (): void => {
    load(startingMemory(seed, settings));
    faults.clear();
    poison.clear();
    recording.clear();
    down.isDown = false;
  };
  const deps = { state: () => state, reset, faults, recording, tally, poison, down, snapshots };

  /** Answers a call of the contract. `path` is the backend's own; `request` may have come under another address. */
  function answer(request: Request, path = new URL(request.url).pathname, own?: string): Promise<Response> {
    const sent = new URL(request.url);
    const origin = settings.origin ?? own ?? sent.origin;
    const url = new URL(origin);
    url.pathname = path;
    url.search = sent.search;
    return answerCall(deps, { request, url, path, origin });
  }

  const under =
    (...folders: string[]) =>
    ({ request }: { request: Request }) =>
      folders.includes(new URL(request.url).pathname.split('/')[1] ?? '');
  const idIn = (request: Request): string => new URL(request.url).pathname.split('/')[2] ?? '';
  const unlessDown =
    (run: (request: Request) => Promise<Response>) =>
    ({ request }: { request: Request }) =>
      down.isDown ? Response.error() : run(request);

  const handlers = [
    http.all(
      ({ request }) => isControlPage(new URL(request.url).pathname),
      ({ request }) => controlPage(request),
    ),
    http.all(under('__mock__'), ({ request }) => answerControl(deps, request, new URL(request.url))),
    http.all(under('docs'), ({ request }) => docsPage(request)),
    http.all(
      under('media', 'uploads'),
      unlessDown((request) => serveFile(state, new URL(request.url).pathname)),
    ),
    http.all(
      under('pay'),
      unlessDown((request) => paymentPage(state, idIn(request), request)),
    ),
    http.all(
      under('cards'),
      unlessDown((request) => cardPage(state, idIn(request), request)),
    ),
    http.all(
      () => true,
      unlessDown((request) => answer(request)),
    ),
  ];

  return { handlers, answer, reset, faults, recording, tally, poison, down, snapshots, state: () => state };
}
