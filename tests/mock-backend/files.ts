import { readFile } from 'node:fs/promises';
import type { State } from './state/state.ts';

const MEDIA = new URL('./media/', import.meta.url);
const cached = new Map<string, Buffer>();

/** Pictures of the demo and shoppers' uploads. */
export async function serveFile(state: State, url: string): Promise<Response> {
  const { pathname, search } = new URL(url);
  const [, folder, name = ''] = pathname.split('/');
  const upload = state.uploads.get(pathname + search);
  if (upload) return fileResponse(upload.bytes, upload.type, 'private, max-age=3600');
  if (folder === 'media' && /^[\w-]+\.webp$/.test(name)) {
    const bytes = cached.get(name) ?? (await readFile(new URL(name, MEDIA)).catch(() => undefined));
    if (bytes) {
      cached.set(name, bytes);
      return fileResponse(new Uint8Array(bytes).buffer, 'image/webp', 'public, max-age=86400, immutable');
    }
  }
  return Response.json({ message: 'Not found' }, { status: 404 });
}

const fileResponse = (bytes: ArrayBuffer, type: string, cacheControl: string): Response =>
  new Response(bytes, {
    headers: {
      'content-type': type,
      'cache-control': cacheControl,
      'content-length': String(bytes.byteLength),
      'x-content-type-options': 'nosniff',
    },
  });
