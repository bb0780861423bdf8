import { readFile } from 'node:fs/promises';
import type { State } from './state/state.ts';

const MEDIA = new URL('./media/', import.meta.url);
const cached = new Map<string, Buffer>();

/** Pictures of the demo catalogue and what shoppers uploaded. */
export async function serveFile(state: State, path: string): Promise<Response> {
  const [, folder, name = ''] = path.split('/');
  if (folder === 'uploads') {
    const file = state.uploads.get(name);
    if (file) return fileResponse(file.bytes, file.type, 'private, max-age=3600');
  }
  if (folder === 'media' && /^[\w-]+\.(webp|svg|pdf)$/.test(name)) {
    const bytes = cached.get(name) ?? (await readFile(new URL(name, MEDIA)).catch(() => undefined));
    if (bytes) {
      cached.set(name, bytes);
      return fileResponse(new Uint8Array(bytes).buffer, TYPES[name.split('.').pop() ?? ''] ?? 'application/octet-stream', 'public, max-age=86400, immutable');
    }
  }
  return Response.json({ message: 'Not found' }, { status: 404 });
}

const TYPES: Record<string, string> = { webp: 'image/webp', svg: 'image/svg+xml', pdf: 'application/pdf' };

const fileResponse = (bytes: ArrayBuffer, type: string, cacheControl: string): Response =>
  new Response(bytes, {
    headers: { 'content-type': type, 'cache-control': cacheControl, 'content-length': String(bytes.byteLength), 'x-content-type-options': 'nosniff' },
  });
