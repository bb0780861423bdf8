/** A column that is wider holds sentences, which begin at one line. */
const WIDEST_NUMBER = 24;

/** Prints rows under a heading: numbers to the right, the first column and sentences to the left. */
export function printTable(title: string, head: string[], rows: string[][]): void {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const padded = (cell: string, column: number) => {
    const width = widths[column] ?? 0;
    return column === 0 || width > WIDEST_NUMBER ? cell.padEnd(width) : cell.padStart(width);
  };
  const line = (row: string[]) => row.map(padded).join('  ').trimEnd();
  console.log(`\n${title}\n${line(head)}\n${widths.map((width) => '-'.repeat(Math.min(width, 80))).join('  ')}`);
  for (const row of rows) console.log(line(row));
}

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
export const milliseconds = (ms: number): string => ms.toFixed(ms < 10 ? 1 : 0);
