/** Prints rows under a heading, numbers to the right. */
export function printTable(title: string, head: string[], rows: string[][]): void {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: string[]) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ');
  console.log(`\n${title}\n${line(head)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`);
  for (const row of rows) console.log(line(row));
}

export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
export const milliseconds = (ms: number): string => ms.toFixed(ms < 10 ? 1 : 0);
