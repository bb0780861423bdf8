export type Part = { name: string; filename: string | null; bytes: Uint8Array<ArrayBuffer> };

/**
 * The parts of a multipart body; undefined when it is none. Done by hand because the platform's own `formData()`
 * does not work where jsdom has put its `File` in place, and component tests upload too.
 */
export async function partsOf(request: Request): Promise<Part[] | undefined> {
  const boundary = /^multipart\/form-data;.*boundary="?([^";]+)"?/i.exec(request.headers.get('content-type') ?? '')?.[1];
  if (!boundary) return undefined;
  const body = Buffer.from(await request.arrayBuffer());
  const delimiter = Buffer.from(`--${boundary}`);
  const parts: Part[] = [];
  let at = body.indexOf(delimiter);
  while (at >= 0) {
    const start = at + delimiter.length;
    const next = body.indexOf(delimiter, start);
    if (next < 0) break;
    const part = partOf(body.subarray(start + 2, next - 2));
    if (!part) return undefined;
    parts.push(part);
    at = next;
  }
  return parts;
}

function partOf(piece: Buffer): Part | undefined {
  const end = piece.indexOf('\r\n\r\n');
  const head = piece.subarray(0, Math.max(end, 0)).toString('utf8');
  const name = /content-disposition: *form-data;.*?\bname="([^"]*)"/i.exec(head)?.[1];
  if (end < 0 || name === undefined) return undefined;
  return { name, filename: /\bfilename="([^"]*)"/i.exec(head)?.[1] ?? null, bytes: new Uint8Array(piece.subarray(end + 4)) };
}
