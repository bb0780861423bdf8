const UNITS = ['B', 'KB', 'MB'] as const;

/** A size in bytes as shoppers read it: `840 B`, `24 KB`, `1.4 MB` (1 KB = 1024 bytes, as the limit counts). */
export function formatBytes(bytes: number): string {
  const power = bytes >= 1024 * 1024 ? 2 : bytes >= 1024 ? 1 : 0;
  const amount = bytes / 1024 ** power;
  return `${power === 2 && amount < 10 ? amount.toFixed(1) : Math.round(amount)} ${UNITS[power]}`;
}
