import { readFile } from 'node:fs/promises';

const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript', json: 'application/json' } as const;

/** What a page of the tools may do: nothing but with this backend itself, so that it works without any network. */
export const POLICY = {
  /** no script but the page's own files, and no markup out of data */
  strict:
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  /** for the viewer, which writes its own styles and markup */
  viewer:
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

/** A file of a page, read anew each time: it may be edited while the mock runs. 404 where there is none. */
export async function fileResponse(file: URL, type: keyof typeof TYPES, policy: keyof typeof POLICY = 'strict'): Promise<Response> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? missing(file) : textResponse(text, type, policy);
}

export const textResponse = (text: string, type: keyof typeof TYPES, policy: keyof typeof POLICY = 'strict'): Response =>
  new Response(text, {
    headers: {
      'content-type': `${TYPES[type]}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': POLICY[policy],
    },
  });

const missing = (file: URL): Response => Response.json({ message: `${file.pathname.split('/').at(-1)} is not installed here` }, { status: 404 });
