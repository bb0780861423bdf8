import 'server-only';
import { finished } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { fileTypeFromBuffer } from 'file-type';
import { HttpError } from '@/lib/server/bff/http-error';
import { receive } from '@/lib/server/bff/read-body';
import { MAX_UPLOAD_BYTES } from '@/lib/upload/schema';

/** Multipart framing around the largest file. */
const MAX_BYTES = MAX_UPLOAD_BYTES + 64 * 1024;
const MAX_NAME_LENGTH = 80;

/** The formats that the shop takes, by their extension. */
const TYPES: Record<string, string | undefined> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heic: 'image/heic',
};
/** Bytes that file-type needs to recognise these formats. */
const HEAD_BYTES = 4100;
/**
 * Markers by which a browser, PDF reader or PHP server would treat the file as its own, within the bytes where they
 * look.
 */
const POLYGLOT = /<(?:!doctype|html|head|body|script|svg|iframe|\?xml-stylesheet|\?php)|%pdf-/i;
const POLYGLOT_BYTES = 1024;
/** What makes a PDF do something when it is opened: a floor plan needs none of it. */
const ACTIVE_PDF = ['/JavaScript', '/Launch', '/EmbeddedFile', '/RichMedia', '/SubmitForm', '/ImportData'];

/**
 * An upload as a form for the file service: one file in the field `file` (spec 7), complete, and by its content a
 * picture or a PDF that only shows something. Name and type are set by the shop, not by the sender.
 * @throws HttpError 415 for anything else, 422 for anything but one file, and as `receive` does
 */
export async function readPicture(request: Request): Promise<FormData> {
  const { name, bytes } = await readFile(request);
  const head = bytes.subarray(0, HEAD_BYTES);
  const { ext = '' } = (await fileTypeFromBuffer(head)) ?? {};
  // an animated PNG is a PNG
  const extension = ext === 'apng' ? 'png' : ext;
  const type = isPlainPdf(bytes) ? 'application/pdf' : pictureType(head, extension);
  if (!type) throw new HttpError(415, 'Neither a picture nor a PDF');
  const form = new FormData();
  form.append('file', new File([bytes], `${safeStem(name)}.${extension}`, { type }));
  return form;
}

const pictureType = (head: Buffer, extension: string) =>
  POLYGLOT.test(head.toString('latin1', 0, POLYGLOT_BYTES)) ? undefined : TYPES[extension];

/** Whether it is a PDF from its first byte to its last line, with nothing in it that runs or is hidden. */
function isPlainPdf(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, POLYGLOT_BYTES);
  return (
    /^%PDF-[12]\.\d\s/.test(head) &&
    !POLYGLOT.test(head.slice(1)) &&
    /%%EOF\s*$/.test(bytes.toString('latin1', Math.max(0, bytes.length - POLYGLOT_BYTES))) &&
    !ACTIVE_PDF.some((name) => bytes.includes(name))
  );
}

async function readFile(request: Request): Promise<{ name: string; bytes: Buffer<ArrayBuffer> }> {
  const body = receive(request, { type: 'multipart/form-data', maxBytes: MAX_BYTES });
  let name: string | undefined;
  let isMalformed = false;
  const reject = () => void (isMalformed = true);
  const chunks: Buffer[] = [];
  const parser = parserOf(request);
  parser.on('filesLimit', reject);
  parser.on('fieldsLimit', reject);
  parser.on('error', reject);
  parser.on('file', (field, file, fileName: string | undefined) => {
    if (field !== 'file') reject();
    name = fileName ?? '';
    file.on('data', (chunk: Buffer) => chunks.push(chunk));
    file.on('error', reject);
  });
  // to its end whatever is in it: a body that is cancelled as it ends throws where nobody can catch it (undici)
  for await (const chunk of body) if (!isMalformed) parser.write(chunk);
  if (!isMalformed) await finished(parser.end()).catch(reject);
  if (isMalformed || name === undefined) throw malformed();
  return { name, bytes: Buffer.concat(chunks) };
}

function parserOf(request: Request): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: { files: 1, fields: 0 },
    });
  } catch {
    throw malformed();
  }
}

const malformed = (): HttpError => new HttpError(422, 'Not one file in one field named file');

/**
 * A file's name without folders, extensions (`slip.php.jpg`), invisible characters and anything but letters, digits and
 * a few signs.
 */
export function safeStem(name: string): string {
  const base = name.split(/[/\\]|%2f|%5c/i).at(-1) ?? '';
  const plain = base
    .replace(/\.[^.]*$/, '')
    .replace(/\p{C}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}()_-]+/gu, '-');
  return plain.slice(0, MAX_NAME_LENGTH).replace(/^-+|(?<!-)-+$/g, '') || 'picture';
}
