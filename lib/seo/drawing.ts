import 'server-only';
import type { ChildProcess } from 'node:child_process';
import type { ReactNode } from 'react';
import { plainElement } from '@/lib/seo/plain-element';
import type { Font } from '@/lib/seo/preview-fonts';

type Box = { element: ReactNode; width: number; height: number };
/** A card: words on the left, beside them a photo, or `half` where there is none or it is no picture. Sizes in pixels. */
export type Drawing = {
  size: { width: number; height: number };
  ground: string;
  words: Box;
  half: Box;
  photo?: { file: Buffer; isWhole: boolean; margin: number; ground: string };
  fonts: Font[];
  /** of the JPEG, up to 100 */
  quality: number;
};
/** JPEG; `problem`: why the photo is not on it; `asked`: what the drawing wanted from the internet, and did not get. */
export type Drawn = { image: Buffer; problem?: string; asked: string[] };
type Answer = { drawn?: Drawn; failure?: string };

const IDLE_MS = 20_000;
const TIMEOUT_MS = 15_000;

let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Draws a card in a process of its own, one after the other; it ends when nothing was to be drawn for a while.
 * @throws Error when the drawing fails, or takes too long
 */
export function draw(drawing: Drawing): Promise<Drawn> {
  const mine = turn.then(() => answerTo(drawing));
  turn = mine.catch(() => {});
  return mine;
}

async function answerTo({ words, half, ...rest }: Drawing): Promise<Drawn> {
  clearTimeout(idle);
  const job = { ...rest, words: { ...words, element: plainElement(words.element) }, half: { ...half, element: plainElement(half.element) } };
  const { drawn, failure } = await asked((child ??= started()), job);
  idle = setTimeout(end, IDLE_MS).unref();
  if (!drawn) throw new Error(`not drawn: ${failure}`);
  return { ...drawn, image: Buffer.from(drawn.image) };
}

/** One job and its answer. A process that does not answer is ended, whatever state it is in. */
async function asked(to: ChildProcess, job: object): Promise<Answer> {
  const done = new AbortController();
  const { once } = process.getBuiltinModule('node:events');
  const { signal } = done;
  const timer = setTimeout(() => done.abort(), TIMEOUT_MS);
  try {
    const answer = once(to, 'message', { signal });
    const ended = once(to, 'exit', { signal }).then(([code, name]) => Promise.reject(new Error(`the drawing ended with ${code ?? name}`)));
    to.send(job);
    const [message] = await Promise.race([answer, ended]);
    return message as Answer;
  } catch (error) {
    end();
    throw error;
  } finally {
    clearTimeout(timer);
    done.abort();
  }
}

/** Started where it lies, by Node itself. It gets no variable of the shop: it needs none of its secrets. */
function started(): ChildProcess {
  const { fork } = process.getBuiltinModule('node:child_process');
  const drawing = fork(`${process.cwd()}/lib/seo/drawing-process.mjs`, [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=192'],
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
  });
  drawing.once('exit', () => {
    if (child === drawing) child = undefined;
  });
  // the shop can stop while it is idle
  drawing.unref();
  drawing.channel?.unref();
  return drawing;
}

function end(): void {
  child?.kill('SIGKILL');
  child = undefined;
}
