import { globalSingleton } from './global-singleton.ts';

/**
 * What is wrong with this instance although it responds: a secret that the backend refuses, a shared cache that takes
 * nothing. While there is anything, readiness says `degraded` and names it to those who know the secret. Keys are short
 * and stable (`guest-password`), values are one sentence for the operator.
 */
export const problems: Map<string, string> = globalSingleton('problems', () => new Map<string, string>());
