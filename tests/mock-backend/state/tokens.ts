import type { Clock } from './clock.ts';

/** Specification 4: a token is valid for 1800 seconds. */
export const TOKEN_LIFE_MS = 1800 * 1000;

// Counts on through resets, restored snapshots and restarts, so that a token of before never opens someone else's account.
let generation = Date.now();

export type TokensMemory = Map<string, { account_id: string; expires_at: number }>;
export type Tokens = ReturnType<typeof createTokens>;

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
    /** Ends the tokens of these accounts; of all without a list. */
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
