import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const TYPES = { html: 'text/html', js: 'text/javascript', json: 'application/json' } as const;

/** The viewer writes its own styles and markup. It may contact this backend alone: it works without any network. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const notFound = (message = 'Not found'): Response => Response.json({ message }, { status: 404 });

const send = (text: string, type: keyof typeof TYPES): Response =>
  new Response(text, {
    headers: {
      'content-type': `${TYPES[type]}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': POLICY,
    },
  });

/** A file, read each time: it may be edited while the mock runs. */
async function sendFile(file: URL, type: keyof typeof TYPES, transform = (text: string) => text): Promise<Response> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined
    ? notFound(`${file.pathname.split('/').at(-1)} is not installed here`)
    : send(transform(text), type);
}

const require = createRequire(import.meta.url);
/** The package has no `exports`; its browser build is next to its manifest. */
const viewer = (): URL =>
  new URL('./dist/browser/openapi-explorer.min.js', pathToFileURL(require.resolve('openapi-explorer/package.json')));

/** `/docs`: the published contract to read and to try out, in a viewer from the installed packages. */
export async function toolPage({ method, url }: Request): Promise<Response> {
  if (method !== 'GET' && method !== 'HEAD')
    return Response.json({ message: 'Method not allowed' }, { status: 405, headers: { allow: 'GET, HEAD' } });
  const { pathname, origin } = new URL(url);
  switch (pathname.replace(/\/$/, '')) {
    case '/docs':
      return sendFile(new URL('./docs/docs.html', import.meta.url), 'html');
    case '/docs/openapi-explorer.js':
      return sendFile(viewer(), 'js');
    case '/docs/openapi.json':
      // the published document names no address
      return sendFile(new URL('../../../docs/openapi.json', import.meta.url), 'json', (text) =>
        JSON.stringify({ ...JSON.parse(text), servers: [{ url: origin, description: 'This mock backend' }] }),
      );
    default:
      return notFound();
  }
}
