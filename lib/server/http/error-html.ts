import { isBlankShell, withErrorBody } from '../../error/error-markup.ts';
import { splitLocale } from '../../i18n/locales.ts';
import { pathPartOf } from '../../render-url.ts';
import { pageCsp } from '../csp.ts';
import { requestContext } from '../request-context.ts';
import { isHtml } from '../security-headers.ts';
import { holdBody } from './hold-body.ts';
import type { Step } from './step.ts';

const STYLESHEETS = /\/_next\/static\/(?:(?!_next)[\w./~-])+\.css/g;

/**
 * Next sends a failed page as an empty shell that JavaScript fills. This adds the text (`withErrorBody`), so that no
 * response is blank, and makes it a 503 where the backend could not be reached.
 */
export const fillErrorPages: Step = ({ url = '/' }, response, next) => {
  const context = requestContext();
  const isFailedPage = () => {
    if (response.statusCode === 500 && context?.isBackendDown) {
      // for crawlers a 503 with this is a pause, and a 500 a page that is gone
      response.statusCode = 503;
      response.setHeader('Retry-After', 30);
    }
    return (response.statusCode === 404 || response.statusCode >= 500) && isHtml(response);
  };
  holdBody(response, isFailedPage, (body) => {
    const shell = body.toString();
    if (!isBlankShell(shell)) return body;
    const stylesheets = [...new Set(`${shell} ${String(response.getHeader('link'))}`.match(STYLESHEETS))];
    const html = withErrorBody(shell, {
      locale: splitLocale(pathPartOf(url)).locale,
      status: response.statusCode,
      stylesheets,
    });
    response.removeHeader('Content-Length');
    // failed pages are never stored, and what stores pages sets the policy
    if (!response.hasHeader('content-security-policy')) response.setHeader('Content-Security-Policy', pageCsp(html));
    return Buffer.from(html);
  });
  next();
};
