/**
 * What is asked of a password (spec 5), in the order in which it is said. Each name is a key of the messages
 * `Form.passwordFault`.
 */
const RULES = { symbol: /^[A-Za-z0-9]*$/, length: /^[^]{8,}$/, letter: /[A-Za-z]/, digit: /[0-9]/ } as const;
export type PasswordFault = keyof typeof RULES;
const FAULTS = Object.keys(RULES) as PasswordFault[];

/** The code of a password that breaks the rule, with what is wrong with it: `password length digit`. */
export const passwordCode = (password: string): string =>
  ['password', ...FAULTS.filter((fault) => !RULES[fault].test(password))].join(' ');

/** What such a code names; nothing of any other text. */
export function faultsIn(code: unknown): PasswordFault[] {
  const [rule, ...named] = typeof code === 'string' ? code.split(' ') : [];
  const faults = FAULTS.filter((fault) => named.includes(fault));
  return rule === 'password' && faults.length === named.length ? faults : [];
}
