import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { milliseconds, printTable } from '../../tests/tools/report.ts';
import { DISAGREEMENTS } from './disagreements.ts';
import { HEARD, isWhole, VISITS } from './visits.ts';

type Judged = { judge: string; ms: number; kept: number[]; against: number };

/** What is wrong screen by screen, a table of the judges, and the findings that are not followed. */
export default class TableReporter implements Reporter {
  private readonly judged: Judged[] = [];
  private visits = 0;
  private failed = 0;

  onTestEnd({ title, parent, retries }: TestCase, { status, errors, retry, annotations }: TestResult): void {
    if (status !== 'passed' && retry < retries) return console.log(`${parent.title} › ${title}: failed at first, tried once more`);
    this.visits += 1;
    this.judged.push(...annotations.flatMap(({ type, description = '' }) => (type === 'judged' ? [JSON.parse(description) as Judged] : [])));
    if (status === 'passed') return;
    this.failed += 1;
    for (const { message = status } of errors) console.log(`${parent.title} › ${title}: ${message.split('\n').slice(0, 40).join('\n  ')}`);
  }

  onError({ message }: { message?: string }): void {
    console.log(message);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const judges = Map.groupBy(this.judged, ({ judge }) => judge);
    const sum = (list: number[]) => list.reduce((total, number) => total + number, 0);
    printTable(
      'Screens before other judges',
      ['', 'screens', 'findings', 'not followed', 'ms each'],
      [...judges].map(([judge, all]) => [
        judge,
        String(all.length),
        String(sum(all.map(({ against }) => against))),
        String(sum(all.map(({ kept }) => kept.length))),
        milliseconds(sum(all.map(({ ms }) => ms)) / all.length),
      ]),
    );
    const counts = DISAGREEMENTS.map((_, index) => this.judged.flatMap(({ kept }) => kept).filter((kept) => kept === index).length);
    printTable(
      'Findings that are not followed (e2e/accessibility/disagreements.ts)',
      ['judge', 'rule', 'times', 'because'],
      DISAGREEMENTS.map(({ judge, rule, reason }, index) => [judge, rule, String(counts[index]), reason]),
    );
    console.log(`\n${this.visits} screens visited, ${HEARD.length} of them in every language and compared with what was heard; ${this.failed} failed`);
    if (this.failed > 0) console.log('The whole findings: npx playwright show-report playwright-report/accessibility');
    // a part of the screens need not have each of them
    const unused = isWhole && this.visits === VISITS.length ? DISAGREEMENTS.filter((_, index) => counts[index] === 0) : [];
    for (const { judge, rule } of unused) console.log(`No screen has it any more, so it goes from the list: ${judge} ${rule}`);
    return { status: status === 'passed' && unused.length > 0 ? 'failed' : status };
  }
}
