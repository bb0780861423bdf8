import onHeaders from 'on-headers';
import { pathPartOf } from '../../render-url.ts';
import { isPersonalPath, markdownPathOf } from '../../routes.ts';
import { STORED_PAGE_HEADER } from '../cache/stored-pages.ts';
import { isHtml } from '../security-headers.ts';
import type { Step } from './step.ts';

/**
 * Says which responses no cache may store, whatever Next says of them, and names a page's Markdown in its head
 * (`Link`): in the HTML it would count against the page's budget, and again in its data.
 */
export const completeHead: Step = ({ url = '/', originalUrl = url }, response, next) => {
  const path = pathPartOf(originalUrl);
  const markdown = markdownPathOf(path);
  onHeaders(response, () => {
    response.removeHeader(STORED_PAGE_HEADER);
    if (markdown && response.statusCode === 200 && isHtml(response))
      response.appendHeader('Link', `<${markdown}>; rel="alternate"; type="text/markdown"`);
    // whatever the response is: a page, a redirect, a rejection or an error
    if (path.startsWith('/api/') || isPersonalPath(path)) response.setHeader('Cache-Control', 'private, no-store');
    // the next visitor may be redirected to another language
    else if (path === '/') response.setHeader('Cache-Control', 'private, no-cache');
    // Next would let shared caches keep the 404 of an id that somebody made up, and of one that staff are about to add
    else if (response.statusCode === 404) response.setHeader('Cache-Control', 'no-store');
  });
  next();
};
