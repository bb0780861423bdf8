import * as z from 'zod/mini';
import { shown } from '@/lib/api/atoms';
import { contract, type CallName } from '@/lib/contract';
import type { Call } from '@/lib/api/call';
import { type Asked, type Reply, shownAddress } from './ask.ts';
import { type Difference, differencesOf } from './differences.ts';
import { beyondTable } from './extras.ts';
import { isList, listDifferences } from './list-rules.ts';
import { readingOf } from './reading.ts';
import { type Check, checkOf, resultOf } from './report.ts';

/** What every refusal carries: words for the shopper, and the fields that were refused. */
const RefusalSchema = z.object({
  message: z.string().check(z.minLength(1)),
  errors: shown(z.record(z.string(), z.unknown())),
});
const SHOWN_LETTERS = 40;

export type Wanted = {
  what: string;
  /** the status of a rejection that is wanted; without it a good response is */
  refusal?: number;
  page?: number;
  perPage?: number;
  /** what else must hold of a response */
  rule?: (response: unknown) => Difference[];
};

export const notChecked = (call: CallName, what: string, reason: string): Check => ({
  ...checkOf(call, what, null),
  result: 'not checked',
  reason,
});

/** The body as the shop reads it: an empty one counts as an empty object. Undefined for what is no JSON. */
export function bodyOf(reply: Reply): { value: unknown } | undefined {
  if (reply.kind !== 'response') return undefined;
  if (reply.text.trim() === '') return { value: {} };
  try {
    return { value: JSON.parse(reply.text) as unknown };
  } catch {
    return undefined;
  }
}

/** Puts what came back against what the table says of a call. */
export function judge(name: CallName, asked: Asked, reply: Reply, wanted: Wanted): Check {
  const check: Check = { ...checkOf(name, wanted.what, `${asked.method} ${shownAddress(asked)}`), ms: reply.ms };
  if (reply.kind === 'timeout') return { ...check, result: 'timeout' };
  if (reply.kind === 'no response') return { ...check, result: 'no response', reason: reply.cause };
  const { status } = reply;
  const answered = { ...check, status, notes: typeNotes(reply.type, reply.text) };
  return wanted.refusal === undefined
    ? judgeResponse(contract[name], answered, reply, wanted)
    : judgeRefusal(answered, reply, wanted.refusal);
}

type Response = Extract<Reply, { kind: 'response' }>;

function judgeResponse(call: Call, check: Check, reply: Response, { page, perPage, rule }: Wanted): Check {
  const { status, location } = reply;
  const as = (result: Check['result'], reason: string): Check => ({ ...check, result, reason });
  if (status === 405 || status === 501) return as('missing', 'the backend knows no such method here');
  if (status === 404 && !/\{(?!store_id\})/.test(call.path)) {
    // an id may stand in the query, too
    const isNamed = /_ids?\b/.test(`${call.path} ${check.request}`);
    return as('missing', `the backend knows no such path${isNamed ? ', or nothing of that id' : ''}`);
  }
  if (status < 200 || status > 299)
    return as('status', `expected 200${location ? `, and was sent on to ${location}` : ''}${saying(reply)}`);
  const body = bodyOf(reply);
  if (!body) return { ...check, result: 'malformed', reason: shownBody(reply) };
  const { meant } = readingOf(call.response, body.value);
  const beyond = beyondTable(call.response, meant);
  const differences = [
    ...differencesOf(call.response, body.value),
    ...beyond.values,
    ...(isList(call) ? listDifferences(meant, { page, perPage }) : []),
  ];
  if (rule && resultOf(differences) !== 'differs') differences.push(...rule(meant));
  const unknown = beyond.fields.length > 0 ? [`fields that the table does not know: ${beyond.fields.join(', ')}`] : [];
  const notes = [...check.notes, ...unknown];
  return { ...check, notes, differences, result: resultOf(differences) };
}

function judgeRefusal(check: Check, reply: Response, expected: number): Check {
  if (reply.status !== expected) return { ...check, result: 'status', reason: `expected ${expected}${saying(reply)}` };
  const body = bodyOf(reply);
  if (!body) return { ...check, result: 'malformed', reason: shownBody(reply) };
  const differences = differencesOf(RefusalSchema, body.value);
  return { ...check, differences, result: resultOf(differences) };
}

const typeNotes = (type: string, text: string): string[] =>
  text === '' || /[/+]json\b/i.test(type) ? [] : [`the content type is ${type || 'missing'}, not application/json`];

const shownBody = ({ type, text }: Response): string =>
  `${type || 'without a content type'}, begins ${JSON.stringify(text.slice(0, SHOWN_LETTERS))}`;

/** The backend's own words, where it has some. */
function saying(reply: Response): string {
  const body = bodyOf(reply)?.value;
  const said = z.safeParse(z.object({ message: z.string() }), body);
  return said.success ? `; it says ${JSON.stringify(said.data.message.slice(0, 200))}` : '';
}
