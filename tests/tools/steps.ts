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

/**
 * Runs steps two at a time, then those that run alone, each once those that it depends on have passed. A step that is
 * not run has failed.
 */
export async function runSteps(steps: Step[]): Promise<Outcome[]> {
  const outcomes = new Map<string, Promise<Outcome>>();
  const runAll = async (queue: Step[]): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const outcome = runAfter(step, outcomes);
      outcomes.set(step.name, outcome);
      // oxlint-disable-next-line no-await-in-loop
      await outcome;
    }
  };
  const beside = steps.filter(({ isAlone }) => !isAlone);
  await Promise.all(Array.from({ length: AT_ONCE }, () => runAll(beside)));
  await runAll(steps.filter(({ isAlone }) => isAlone));
  return Promise.all(steps.flatMap(({ name }) => outcomes.get(name) ?? []));
}

async function runAfter(
  { name, work, after = [], isLoud, isRetried }: Step,
  outcomes: ReadonlyMap<string, Promise<Outcome>>,
): Promise<Outcome> {
  const before = await Promise.all(after.map((one) => outcomes.get(one)));
  if (before.some((one) => one && !one.state.startsWith('passed'))) return { name, seconds: 0, state: 'not run' };
  if (isLoud) console.log(`\n=== ${name}`);
  const startedAt = performance.now();
  const attempt = () => work().catch((error: unknown) => ({ code: 1, output: String(error) }));
  const first = await attempt();
  const last = first.code !== 0 && isRetried ? await attempt() : first;
  const seconds = (performance.now() - startedAt) / 1000;
  const passed = first.code === 0 ? 'passed' : 'passed at the second attempt';
  const state = last.code === 0 ? passed : 'failed';
  console.log(`${name}: ${state} (${seconds.toFixed(1)} s)`);
  const failure = last.output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
  return { name, seconds, state, ...(state === 'failed' && { failure }) };
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
