import onHeaders from 'on-headers';
import { markdownPathOf } from '../../routes.ts';
import { pathPartOf } from '../../render-url.ts';
import type { Step } from './step.ts';

/** Names a page's Markdown in its head (`Link`): in the HTML it would count against the page's budget, and again in its data. */
export const linkMarkdown: Step = ({ url = '/' }, response, next) => {
  const path = markdownPathOf(pathPartOf(url));
  if (path !== undefined)
    onHeaders(response, () => {
      const isPage = response.statusCode === 200 && String(response.getHeader('content-type')).startsWith('text/html');
      if (isPage) response.appendHeader('Link', `<${path}>; rel="alternate"; type="text/markdown"`);
    });
  next();
};
