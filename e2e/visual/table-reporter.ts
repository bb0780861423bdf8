import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { milliseconds, printTable } from '../../tests/tools/report.ts';

type Row = { screens: number; same: number; ms: number };

/**
 * One line for each screen that differs, and a table of languages and widths. The report with the pictures is in
 * playwright-report/visual.
 */
export default class TableReporter implements Reporter {
  private readonly rows = new Map<string, Row>();

  onTestEnd({ title, parent, retries }: TestCase, { status, duration, error, retry }: TestResult): void {
    if (status === 'skipped') return;
    if (status !== 'passed' && retry < retries)
      return console.log(`${parent.title} › ${title}: not the same at first, tried once more`);
    const row = this.rows.get(parent.title) ?? { screens: 0, same: 0, ms: 0 };
    const isSame = status === 'passed';
    this.rows.set(parent.title, { screens: row.screens + 1, same: row.same + Number(isSame), ms: row.ms + duration });
    if (!isSame)
      console.log(`${parent.title} › ${title}: ${error?.message?.split('\n').slice(0, 6).join('\n  ') ?? status}`);
  }

  onError({ message }: { message?: string }): void {
    console.log(message);
  }

  onEnd(): void {
    const rows = [...this.rows].map(([name, { screens, same, ms }]) => [
      name,
      String(screens),
      String(same),
      String(screens - same),
      milliseconds(ms / screens),
    ]);
    printTable('Screens beside their references', ['', 'screens', 'same', 'different', 'ms each'], rows);
    if (rows.some(([, , , different]) => different !== '0'))
      console.log('The pictures side by side: npx playwright show-report playwright-report/visual');
  }
}
