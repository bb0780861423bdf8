import { fileResponse } from './asset.ts';

const FILES: Record<string, 'html' | 'css' | 'js'> = {
  'page.html': 'html',
  'page.css': 'css',
  'page.js': 'js',
  'dom.js': 'js',
  'control.js': 'js',
  'views.js': 'js',
};

/** The control page's own addresses: everything else under `/__mock__/` is a control call. */
export const isControlPage = (pathname: string): boolean => /^\/__mock__(?:\/|\/page\/[\w.]+)?$/.test(pathname);

/** `/__mock__/`: state, requests and mails to look at, and what can be done to them by hand. */
export async function controlPage(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return Response.json({ message: 'Method not allowed' }, { status: 405, headers: { allow: 'GET, HEAD' } });
  const name = pathname.startsWith('/__mock__/page/') ? pathname.slice('/__mock__/page/'.length) : 'page.html';
  const type = Object.hasOwn(FILES, name) ? FILES[name] : undefined;
  return type ? fileResponse(new URL(`./control/${name}`, import.meta.url), type) : Response.json({ message: 'Not found' }, { status: 404 });
}
