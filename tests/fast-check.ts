import fc from 'fast-check';
import { relative } from 'node:path';
import { expect } from 'vitest';

/**
 * How properties and models are run, in one place. The seed is fixed, so that nobody's change fails by luck; `npm run
 * models` draws one and makes ten times as many runs. `FC_SEED` and `FC_PATH` are those of a failure, `FC_RUNS` is a
 * factor.
 */
const { FC_SEED = '17', FC_PATH, FC_RUNS = '1' } = process.env;

/** How long a model may take, in milliseconds: a loaded machine is no failure. */
export const MODEL_TIMEOUT_MS = 180_000 * Number(FC_RUNS);

/** Checks a property in so many runs. A failure says the smallest example, and the command that runs it again. */
export async function check<Values>(property: fc.IRawProperty<Values>, runs = 100): Promise<void> {
  const details = await fc.check(property as fc.IAsyncProperty<Values>, {
    seed: Number(FC_SEED),
    path: FC_PATH,
    numRuns: FC_PATH ? 1 : runs * Number(FC_RUNS),
  });
  if (!details.failed) return;
  const report = fc.defaultReportMessage(details) ?? '';
  const { testPath = '', currentTestName = '' } = expect.getState();
  // without it the input is the same, and the time limit is not
  const factor = FC_RUNS === '1' ? '' : `FC_RUNS=${FC_RUNS} `;
  // the run that failed, to be made shorter again: a short one depends on what was tried before it, where the
  // scheduler's choices are part of it
  const again = `${factor}FC_SEED=${details.seed} FC_PATH=${details.counterexamplePath?.split(':')[0]}`;
  throw new Error(`${report}\n\n${again} npx vitest run ${relative('.', testPath)} -t '${currentTestName}'`, {
    cause: details.errorInstance,
  });
}
