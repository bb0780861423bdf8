import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { stripVTControlCharacters } from 'node:util';
import { printTable } from '../../tests/tools/report.ts';

const LONGEST = 500;

/** A line for each journey, a column for each engine, and what went wrong where. */
export default class TableReporter implements Reporter {
  private readonly cells = new Map<string, Map<string, string>>();
  private readonly failures: string[] = [];
  private readonly engines = new Set<string>();
  private readonly columns: string[] = [];

  onBegin({ projects }: { projects: { name: string }[] }): void {
    this.columns.push(...projects.map(({ name }) => name));
  }

  onTestEnd(test: TestCase, { status, duration, error, retry, annotations }: TestResult): void {
    const project = test.parent.project()?.name ?? '';
    const row = this.cells.get(test.title) ?? new Map<string, string>();
    this.cells.set(test.title, row);
    const failure = status === 'timedOut' ? 'HUNG' : status.toUpperCase();
    const seconds = `${(duration / 1000).toFixed(1)} s`;
    row.set(project, status === 'passed' ? `${seconds}${retry > 0 ? ', 2nd try' : ''}` : failure);
    for (const { type, description = '' } of annotations) if (type === 'engine') this.engines.add(description);
    if (status === 'passed' || status === 'skipped' || retry < test.retries) return;
    this.failures.push(
      `${project}, ${test.title}: ${stripVTControlCharacters(error?.message ?? status)
        .replaceAll(/\s+/g, ' ')
        .slice(0, LONGEST)}`,
    );
  }

  onError({ message = '' }: { message?: string }): void {
    this.failures.push(message);
  }

  onEnd(): void {
    const used = this.columns.filter((column) => [...this.cells.values()].some((row) => row.has(column)));
    const rows = [...this.cells].map(([journey, row]) => [journey, ...used.map((column) => row.get(column) ?? '')]);
    printTable(`Journeys in ${[...this.engines].join(' and ')}`, ['journey', ...used], rows);
    for (const failure of this.failures) console.log(`differs: ${failure}`);
  }
}
