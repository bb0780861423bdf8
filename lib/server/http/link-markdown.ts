import type { IncomingMessage } from 'node:http';
import { markdownPathOf } from '../../routes.ts';
import { pathPartOf } from './render-url.ts';
import type { ShopResponse } from './shop-response.ts';

/** Names a page's Markdown in its head (`Link`): in the HTML it would count against the page's budget, and again in its data. */
export function linkMarkdown({ url = '/' }: IncomingMessage, response: ShopResponse): void {
  const path = markdownPathOf(pathPartOf(url));
  if (path === undefined) return;
  response.beforeHead(() => {
    const isPage = response.statusCode === 200 && String(response.getHeader('content-type')).startsWith('text/html');
    // from memory it comes with the header
    const isNamed = String(response.getHeader('link') ?? '').includes(path);
    if (isPage && !isNamed) response.appendHeader('Link', `<${path}>; rel="alternate"; type="text/markdown"`);
  });
}
