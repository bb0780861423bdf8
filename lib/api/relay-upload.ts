import 'server-only';
import { BodyRefusal } from '@/lib/api/body-refusal';
import { PICTURE_HEAD, pictureKind } from '@/lib/api/picture-bytes';

/** The part's own headers: a name and a type. Bytes. */
const MAX_PART_HEAD = 4096;
const LONGEST_NAME = 80;
const BOUNDARY = /^multipart\/form-data;(?:[^;]*;)*?\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s";,]{1,70}))\s*$/i;
const DISPOSITION = /^content-disposition: *form-data; *name="file"; *filename="((?:[^"\\]|\\.)*)" *$/i;
const TYPE = /^content-type:[^\r\n]*$/i;

const malformed = (): BodyRefusal => new BodyRefusal(422, 'Not one file in one field named file');

/**
 * An upload on its way to the file service: one part named `file` (specification 7), which is a picture by its first bytes.
 * The part's headers are written anew, so that neither name nor type are what the sender made up.
 * @throws BodyRefusal before anything is sent on (415 for what is no picture), or in the stream when more parts follow
 */
export async function pictureUpload(
  body: ReadableStream<Uint8Array>,
  contentType: string,
): Promise<{ stream: ReadableStream<Uint8Array>; contentType: string }> {
  const found = BOUNDARY.exec(contentType);
  const boundary = found?.[1] ?? found?.[2];
  if (!boundary) throw malformed();
  const reader = body.getReader();
  try {
    const start = await readHead(reader, Buffer.from(`--${boundary}\r\n`));
    const kind = pictureKind(start.content);
    if (!kind) throw new BodyRefusal(415, 'Not a picture');
    const name = `${safeStem(start.name)}.${kind.ending}`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${kind.type}\r\n\r\n`;
    return {
      stream: withRest(Buffer.from(head), start.content, reader).pipeThrough(onePart(boundary, head.length)),
      contentType: `multipart/form-data; boundary="${boundary}"`,
    };
  } catch (error) {
    // nobody reads the rest
    void reader.cancel().catch(() => {});
    throw error;
  }
}

/** Letters, digits and a few signs; folders, dots (`slip.php.jpg`) and what cannot be seen or turns the line around go. */
export function safeStem(name: string): string {
  const base = name.split(/[/\\]|%2f|%5c/i).at(-1) ?? '';
  const plain = base
    .replace(/\.[^.]*$/, '')
    .replace(/\p{C}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}()_-]+/gu, '-');
  return plain.slice(0, LONGEST_NAME).replace(/^-+|(?<!-)-+$/g, '') || 'picture';
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The name that the sender gave, and the beginning of the file: `PICTURE_HEAD` bytes at least, if it has as many. */
async function readHead(reader: Reader, opening: Buffer): Promise<{ name: string; content: Buffer }> {
  let read = Buffer.alloc(0);
  for (;;) {
    const end = read.indexOf('\r\n\r\n');
    if (end < 0 ? read.length > MAX_PART_HEAD : end > MAX_PART_HEAD) throw malformed();
    const isEnough = end >= 0 && read.length - end - 4 >= PICTURE_HEAD;
    // oxlint-disable-next-line no-await-in-loop
    const { done, value } = isEnough ? { done: true, value: undefined } : await reader.read();
    if (value) read = Buffer.concat([read, value]);
    else if (done) {
      if (end < 0 || !read.subarray(0, opening.length).equals(opening)) throw malformed();
      return { name: nameIn(read.subarray(opening.length, end).toString('utf8')), content: read.subarray(end + 4) };
    }
  }
}

function nameIn(head: string): string {
  const lines = head.split('\r\n');
  const [name] = lines.flatMap((line) => DISPOSITION.exec(line)?.[1] ?? []);
  if (name === undefined || lines.length > 2 || !lines.every((line) => DISPOSITION.test(line) || TYPE.test(line))) throw malformed();
  return name;
}

function withRest(head: Buffer, content: Buffer, reader: Reader): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(head);
      controller.enqueue(content);
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Lets one part pass, whole, and nothing after it. The part's head, `skipped` bytes, has been looked at. */
function onePart(boundary: string, skipped: number): TransformStream<Uint8Array, Uint8Array> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  let tail = Buffer.alloc(0);
  let toSkip = skipped;
  let isWhole = false;
  return new TransformStream({
    transform(chunk, controller) {
      if (isWhole) return;
      if (toSkip > 0) {
        toSkip -= chunk.byteLength;
        return controller.enqueue(chunk);
      }
      const seen = Buffer.concat([tail, chunk]);
      const at = seen.indexOf(delimiter);
      const after = at < 0 ? '' : seen.subarray(at + delimiter.length, at + delimiter.length + 2).toString('latin1');
      if (after.length === 2) {
        if (after !== '--') return controller.error(malformed());
        isWhole = true;
        controller.enqueue(chunk.subarray(0, at + delimiter.length + 2 - tail.length));
        return controller.enqueue(Buffer.from('\r\n'));
      }
      tail = seen.subarray(Math.max(0, seen.length - delimiter.length - 1));
      return controller.enqueue(chunk);
    },
    flush(controller) {
      if (!isWhole) controller.error(malformed());
    },
  });
}
