import { readFile } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { pathToFileURL } from 'node:url';

const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript', json: 'application/json' } as const;

/** The pages may only contact this backend, so they work without any network. */
const POLICY = {
  /** own scripts only, and no markup from data */
  strict:
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  /** the viewer writes its own styles and markup */
  viewer:
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

const notFound = (message = 'Not found'): Response => Response.json({ message }, { status: 404 });

const send = (text: string, type: keyof typeof TYPES, policy: keyof typeof POLICY): Response =>
  new Response(text, {
    headers: {
      'content-type': `${TYPES[type]}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': POLICY[policy],
    },
  });

/** A file, read each time: it may be edited while the mock runs. */
async function sendFile(
  file: URL,
  type: keyof typeof TYPES,
  policy: keyof typeof POLICY,
  transform = (text: string) => text,
): Promise<Response> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined
    ? notFound(`${file.pathname.split('/').at(-1)} is not installed here`)
    : send(transform(text), type, policy);
}

/** The control page's own URLs; everything else under `/__mock__/` is a control call. */
export const isControlPage = (pathname: string): boolean => /^\/__mock__(?:\/|\/page\/[\w.]+)?$/.test(pathname);

/** `/__mock__/`: shows the state, requests and mails, and changes them by hand. */
async function controlPage({ pathname }: URL): Promise<Response> {
  const file = (name: string) => new URL(`./control/${name}`, import.meta.url);
  switch (pathname.replace('/__mock__', '')) {
    case '':
    case '/':
      return sendFile(file('page.html'), 'html', 'strict');
    case '/page/page.css':
      return sendFile(file('page.css'), 'css', 'strict');
    case '/page/page.js':
      // sent without its types
      return sendFile(file('page.ts'), 'js', 'strict', stripTypeScriptTypes);
    default:
      return notFound();
  }
}

const require = createRequire(import.meta.url);
/** The package has no `exports`; its browser build is next to its manifest. */
const viewer = (): URL =>
  new URL('./dist/browser/openapi-explorer.min.js', pathToFileURL(require.resolve('openapi-explorer/package.json')));

/** `/docs`: the published contract to read and to try out, in a viewer from the installed packages. */
async function docsPage({ pathname, origin }: URL): Promise<Response> {
  switch (pathname.replace(/\/$/, '')) {
    case '/docs':
      return sendFile(new URL('./docs/docs.html', import.meta.url), 'html', 'viewer');
    case '/docs/openapi-explorer.js':
      return sendFile(viewer(), 'js', 'viewer');
    case '/docs/openapi.json':
      // the published document names the demo's mock
      return sendFile(new URL('../../../docs/openapi.json', import.meta.url), 'json', 'strict', (text) =>
        JSON.stringify({
          ...(JSON.parse(text) as object),
          servers: [{ url: origin, description: 'This mock backend' }],
        }),
      );
    default:
      return notFound();
  }
}

export async function toolPage(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return Response.json({ message: 'Method not allowed' }, { status: 405, headers: { allow: 'GET, HEAD' } });
  const url = new URL(request.url);
  return isControlPage(url.pathname) ? controlPage(url) : docsPage(url);
}
