import { headerOf, type RawAnswer, requestText } from './raw.ts';

/** What an attack knows of the shop that it is made against. */
export type Target = {
  host: string;
  /** a live session's cookies */
  session: string;
  /** the backend's address, which the image optimiser may fetch pictures from */
  backend: string;
};
/**
 * One attack. `status` are the answers that refuse it; `isHarmless` looks at the answer, too. The backend must not hear of
 * it, except where `mayAsk` says that it is an ordinary call with something added that must not get through.
 */
export type Attack = {
  kind: string;
  name: string;
  parts: (target: Target) => Iterable<string | Buffer> | AsyncIterable<string | Buffer>;
  status: number[];
  isHarmless?: (answer: RawAnswer, target: Target) => boolean;
  mayAsk?: true;
  /** seconds within which the server must have lost its patience */
  within?: number;
};

type Options = { lines?: string[] | ((target: Target) => string[]); body?: string; isLoggedIn?: boolean } & Partial<
  Pick<Attack, 'isHarmless' | 'mayAsk' | 'within'>
>;
export const EVIL = 'evil.example';
export const JSON_TYPE = 'Content-Type: application/json';
export const noEvil = ({ headers, body }: RawAnswer): boolean => !`${JSON.stringify(headers)}${body}`.includes(EVIL);
/** What a visitor asked for may stand in the address that he is sent to, never as its host. */
export const staysHere = (answer: RawAnswer): boolean => {
  const location = headerOf(answer, 'location');
  return location === undefined || new URL(location, 'http://here').origin === 'http://here';
};

export function attack(
  kind: string,
  name: string,
  method: string,
  path: string,
  status: number[],
  { lines = [], body, isLoggedIn, ...rest }: Options = {},
): Attack {
  return {
    kind,
    name,
    status,
    parts: (target) => [
      requestText(
        target.host,
        method,
        path,
        [...(isLoggedIn ? [`Cookie: ${target.session}`] : []), ...(typeof lines === 'function' ? lines(target) : lines)],
        body,
      ),
    ],
    ...rest,
  };
}

export const inSession = { isLoggedIn: true } as const;
