import { printTable } from './report.ts';

export type Result = { code: number; output: string };
export type Step = {
  name: string;
  work: () => Promise<Result>;
  /** steps that must have passed before */
  after?: string[];
  /** runs with nothing beside it: it uses all processors, or measures */
  isAlone?: boolean;
  /** prints by itself while it runs */
  isLoud?: boolean;
  /** gets a second attempt, as a test does: a busy machine must not say that the shop is broken */
  isRetried?: boolean;
};
type State = 'passed' | 'passed at the second attempt' | 'failed' | 'not run';
export type Outcome = {
  name: string;
  seconds: number;
  state: State;
  /** the end of what it printed, if it failed */
  failure?: string;
};

const AT_ONCE = 2;
const SHOWN_LINES = 60;

/** Runs steps two at a time, each once those that it depends on have passed. A step that is not run has failed. */
export async function runSteps(steps: Step[]): Promise<Outcome[]> {
  const done = new Map<string, Outcome>();
  const waiting = [...steps];
  const active = new Map<Step, Promise<void>>();
  const isReady = ({ after = [], isAlone }: Step) =>
    after.every((name) => done.has(name) || !steps.some((step) => step.name === name)) &&
    (!isAlone || active.size === 0);
  while (waiting.length > 0 || active.size > 0) {
    const next = waiting.find(isReady);
    if (!next || active.size >= AT_ONCE || [...active.keys()].some(({ isAlone }) => isAlone)) {
      await Promise.race(active.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const isBlocked = next.after?.some((name) => /failed|not run/.test(done.get(name)?.state ?? 'passed'));
    if (isBlocked) done.set(next.name, { name: next.name, seconds: 0, state: 'not run' });
    else {
      const work = runStep(next).then((outcome) => void done.set(next.name, outcome));
      active.set(
        next,
        work.finally(() => active.delete(next)),
      );
    }
  }
  return steps.flatMap(({ name }) => done.get(name) ?? []);
}

async function runStep({ name, work, isLoud, isRetried }: Step): Promise<Outcome> {
  if (isLoud) console.log(`\n=== ${name}`);
  const startedAt = performance.now();
  const attempt = () =>
    work().catch((error: unknown) => ({ code: 1, output: error instanceof Error ? error.message : String(error) }));
  const first = await attempt();
  const last = first.code !== 0 && isRetried ? await attempt() : first;
  const seconds = (performance.now() - startedAt) / 1000;
  const passed = first.code !== 0 ? 'passed at the second attempt' : 'passed';
  const state = last.code !== 0 ? 'failed' : passed;
  console.log(`${name}: ${state} (${seconds.toFixed(1)} s)`);
  if (last.code === 0) return { name, seconds, state };
  return { name, seconds, state, failure: last.output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n') };
}

/** What failed stands at the end, where a reader of a long log begins. */
export function printOutcomes(outcomes: Outcome[]): void {
  for (const { name, failure } of outcomes) if (failure !== undefined) console.log(`\n=== ${name} failed\n${failure}`);
  printTable(
    'Steps',
    ['step', 'seconds', 'result'],
    outcomes.map(({ name, seconds, state }) => [name, seconds.toFixed(1), state]),
  );
}
