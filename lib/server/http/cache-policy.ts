import onHeaders from 'on-headers';
import { isPersonalPath } from '../../routes.ts';
import { STORED_PAGE_HEADER } from '../cache/stored-pages.ts';
import { pathPartOf } from '../../render-url.ts';
import type { Step } from './step.ts';

/** Says which responses no cache may store, whatever Next says of them. */
export const limitCaching: Step = ({ url = '/' }, response, next) => {
  const path = pathPartOf(url);
  const isForOneCustomer = path.startsWith('/api/') || isPersonalPath(path);
  onHeaders(response, () => {
    response.removeHeader(STORED_PAGE_HEADER);
    // be it a page, a redirect, a rejection or an error
    if (isForOneCustomer) response.setHeader('Cache-Control', 'private, no-store');
    // in another language for the next visitor
    else if (path === '/') response.setHeader('Cache-Control', 'private, no-cache');
    // Next would let shared caches keep the 404 of an id that somebody made up, and of one that staff are about to add
    else if (response.statusCode === 404) response.setHeader('Cache-Control', 'no-store');
  });
  next();
};
