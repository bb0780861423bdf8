import type { IncomingMessage, ServerResponse } from 'node:http';
import { isBlankShell, withErrorBody } from '../../error/error-markup.ts';
import { splitLocale } from '../../i18n/locales.ts';
import { pageCsp } from '../csp.ts';
import { requestContext } from '../request-context.ts';
import { holdBody } from './hold-body.ts';
import { pathPartOf } from '../../render-url.ts';
import type { Step } from './step.ts';

/** When to come back while the backend cannot be reached: crawlers take a 503 with it for a pause, and a 500 for a page that is gone. */
const RETRY_AFTER_S = 30;

/**
 * Next sends a failed page as an empty shell that JavaScript fills. This adds the text (`withErrorBody`), so that no response is
 * blank, and makes it a 503 where the backend could not be reached.
 */
export const fillErrorPages: Step = (request, response, next) => {
  const context = requestContext();
  const isFailedPage = () => {
    if (response.statusCode === 500 && context?.isBackendDown) {
      response.statusCode = 503;
      response.setHeader('Retry-After', RETRY_AFTER_S);
    }
    const isFailed = response.statusCode === 404 || response.statusCode >= 500;
    return isFailed && String(response.getHeader('content-type')).startsWith('text/html') && !response.hasHeader('content-encoding');
  };
  holdBody(response, isFailedPage, (body) => {
    const html = body.toString('utf8');
    return isBlankShell(html) ? Buffer.from(filled(request, response, html)) : body;
  });
  next();
};

function filled(request: IncomingMessage, response: ServerResponse, html: string): string {
  const text = withErrorBody(html, {
    locale: splitLocale(pathPartOf(request.url ?? '/')).locale,
    status: response.statusCode,
    stylesheets: stylesheetsIn(`${html} ${String(response.getHeader('link') ?? '')}`),
  });
  if (response.hasHeader('content-length')) response.setHeader('Content-Length', Buffer.byteLength(text));
  // failed pages are never stored, and what stores pages sets the policy
  if (!response.hasHeader('content-security-policy')) response.setHeader('Content-Security-Policy', pageCsp(text));
  return text;
}

const stylesheetsIn = (text: string): string[] => [...new Set(text.match(/\/_next\/static\/(?:(?!_next)[\w./~-])+\.css/g))];
