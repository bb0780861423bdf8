import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { fileResponse, textResponse } from './asset.ts';

const DOCUMENT = new URL('../../../docs/openapi.json', import.meta.url);
const PAGE = new URL('./docs/docs.html', import.meta.url);
const require = createRequire(import.meta.url);

/** `/docs`: the published contract to read and to try, by a viewer out of the installed packages. */
export async function docsPage(request: Request): Promise<Response> {
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return Response.json({ message: 'Method not allowed' }, { status: 405, headers: { allow: 'GET, HEAD' } });
  switch (pathname.replace(/\/$/, '')) {
    case '/docs':
      return fileResponse(PAGE, 'html', 'viewer');
    case '/docs/openapi-explorer.js':
      return fileResponse(viewer(), 'js', 'viewer');
    case '/docs/openapi.json':
      return documentOf(origin);
    default:
      return Response.json({ message: 'Not found' }, { status: 404 });
  }
}

/** The package has no `exports`; its browser build stands beside its manifest. */
const viewer = (): URL => new URL('./dist/browser/openapi-explorer.min.js', pathToFileURL(require.resolve('openapi-explorer/package.json')));

/** The document names the demo's mock: here it is whichever is asked. */
async function documentOf(origin: string): Promise<Response> {
  const text = await readFile(DOCUMENT, 'utf8').catch(() => undefined);
  if (text === undefined) return Response.json({ message: 'docs/openapi.json is missing: npm run openapi' }, { status: 404 });
  return textResponse(JSON.stringify({ ...(JSON.parse(text) as object), servers: [{ url: origin, description: 'This mock backend' }] }), 'json');
}
