import type { Clock } from './clock.ts';

/** The specification's token lifetime. */
const TOKEN_LIFE_MS = 1800 * 1000;

// Unique across resets and restarts: an old token must never open another account.
let generation = Date.now();

export type TokensMemory = Map<string, { account_id: string; expires_at: number }>;

export function createTokens(tokens: TokensMemory, clock: Clock) {
  generation += 1;
  const prefix = `mock-${generation.toString(36)}`;
  return {
    issue(account_id: string): string {
      const token = `${prefix}-${tokens.size + 1}`;
      tokens.set(token, { account_id, expires_at: clock.now() + TOKEN_LIFE_MS });
      return token;
    },
    ownerOf(token: string | undefined): string | undefined {
      const entry = token ? tokens.get(token) : undefined;
      return entry && entry.expires_at > clock.now() ? entry.account_id : undefined;
    },
    revoke(token: string): void {
      const entry = tokens.get(token);
      if (entry) entry.expires_at = 0;
    },
    /** Ends the tokens of these accounts, or all of them. Returns how many ended. */
    expire(account_ids?: string[]): number {
      let count = 0;
      for (const entry of tokens.values()) {
        if (entry.expires_at === 0 || (account_ids && !account_ids.includes(entry.account_id))) continue;
        entry.expires_at = 0;
        count += 1;
      }
      return count;
    },
  };
}
