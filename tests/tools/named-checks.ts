const PREFIX = 'test:';
const ALL = 'test:more';
const KEPT_LINES = 60;

export type Outcome = { name: string; seconds: number; state: 'passed' | 'passed at the second attempt' | 'failed'; output: string };

/**
 * The named checks among a package's scripts, in the order they stand there: a new one is run without being listed anew.
 * `wanted` picks some by name, with or without the prefix.
 * @throws Error when a wanted one does not exist
 */
export function namedChecks(scripts: string[], wanted: string[] = []): string[] {
  const checks = scripts.filter((name) => name.startsWith(PREFIX) && name !== ALL);
  if (wanted.length === 0) return checks;
  return wanted.map((word) => {
    const name = checks.find((check) => check === word || check === PREFIX + word);
    if (!name) throw new Error(`There is no check "${word}". There are: ${checks.join(', ')}.`);
    return name;
  });
}

/**
 * Runs checks in turn. One that fails gets a second attempt, as a test does in `npm test`: a busy machine must not tell that
 * the shop is broken; the outcome says so.
 */
export async function runChecks(names: string[], work: (name: string) => Promise<{ code: number; output: string }>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const name of names) {
    const startedAt = performance.now();
    // oxlint-disable-next-line no-await-in-loop
    let { code, output } = await work(name);
    let state: Outcome['state'] = 'passed';
    if (code !== 0) {
      // oxlint-disable-next-line no-await-in-loop
      ({ code, output } = await work(name));
      state = code === 0 ? 'passed at the second attempt' : 'failed';
    }
    outcomes.push({ name, seconds: (performance.now() - startedAt) / 1000, state, output: lastLines(output) });
  }
  return outcomes;
}

function lastLines(output: string): string {
  return output.trimEnd().split('\n').slice(-KEPT_LINES).join('\n');
}
