import { exampleEnv } from './servers.ts';

/** Something that must not leave the shop. `what` is its kind: reports never hold the value. */
export type Secret = { what: string; value: string };

/** The secrets of the configuration, as `.env.example` has them. */
export function configuredSecrets(): Secret[] {
  const variables = exampleEnv({ shop: '', mock: '' });
  return ['GUEST_PASSWORD', 'REVALIDATE_SECRET'].map((what) => ({ what, value: variables[what] ?? '' }));
}

/** The kinds of secrets that a text holds, each once. A code of digits must stand by itself. */
export function leaksIn(text: string, secrets: readonly Secret[]): string[] {
  const found = secrets.filter(
    ({ value }) =>
      value !== '' &&
      (/^\d+$/.test(value) ? new RegExp(`(?<![\\d.,-])${value}(?![\\d.,-])`).test(text) : text.includes(value)),
  );
  return [...new Set(found.map(({ what }) => what))];
}
