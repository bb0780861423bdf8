import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { reduceUrl } from '@/lib/server/http/reduce-url';
import { REQUESTED_QUERY, renderUrl } from '@/lib/render-url';
import { REDUCED_HEADER, reducedMark } from '@/lib/server/reduced-url';
import { requestContext, withRequestContext } from '@/lib/server/request-context';

describe('the URL that a page is rendered with', () => {
  test.each([
    // nothing that the page does not read on the server
    ['/?utm_source=mail', '/'],
    ['/zh?payer_email=kayan%40example.hk', '/zh'],
    ['/result/order/success?order_id=order-1&session_id=cs_live_1', '/result/order/success'],
    ['/shop/main/product/svc-1/slug?variant=2', '/shop/main/product/svc-1/slug'],
    ['/about-us?_rsc=abc', '/about-us'],
    // what it reads, where it fits
    ['/shop/main/product?category=cat-1&page=2&utm_source=mail', '/shop/main/product?category=cat-1&page=2'],
    ['/shop/main/product?sort=kayan%40example.hk&page=x', '/shop/main/product'],
    ['/shop/main/product?page=2&page=secret', '/shop/main/product?page=2'],
    ['/zh/posts?category=..%2Fadmin&page=2', '/zh/posts?category=_&page=2'],
    ['/authentication/login/email?ended=1&from=%2Faccount', '/authentication/login/email?ended=1'],
    // rendered for this visitor alone
    ['/shop/main/product?keyword=oak&category=cat-1&token=x', '/shop/main/product?keyword=oak&category=cat-1'],
    ['/shop/main/product?keyword=', '/shop/main/product'],
    ['/authentication/verify?verification_code=123&x=1', '/authentication/verify?verification_code=123'],
    // one page for all ids
    ['/shop/main/order/order-1?email=kayan%40example.hk', '/shop/main/order/-'],
    ['/shop/main/order', '/shop/main/order'],
    // and for all that is not there
    ['/zh/nope/secret?token=x', '/zh/not-found'],
    ['/%', '/not-found'],
    // redirected with their query
    ['/en/about-us?x=1', '/en/about-us?x=1'],
    ['/en/shop/main/order/order-1?x=1', '/en/shop/main/order/order-1?x=1'],
    ['/about-us/?x=1', '/about-us/?x=1'],
    ['//about-us?x=1', '//about-us?x=1'],
  ])('%s is rendered as %s', (url, rendered) => {
    expect(renderUrl(url)).toBe(rendered);
    expect(renderUrl(rendered)).toBe(rendered);
  });

  test('keeps the parameter of the client-side router, for the router alone', () => {
    expect(renderUrl('/about-us?x=1&_rsc=abc', { isNavigation: true })).toBe('/about-us?_rsc=abc');
    expect(renderUrl('/shop/main/order/order-1?_rsc=abc', { isNavigation: true })).toBe('/shop/main/order/-?_rsc=abc');
  });
});

test('what reads the query is a variant, of which anybody can ask for many', () => {
  const isVariant = (url: string) =>
    withRequestContext({ id: 'page-1' }, () => {
      const request = Object.assign(new IncomingMessage(new Socket()), { url });
      reduceUrl(request, new ServerResponse(request), () => undefined);
      return requestContext()?.isVariant;
    });
  expect(['/posts?page=2', '/posts?utm_source=mail', '/posts'].map(isVariant)).toEqual([true, false, false]);
});

// from a policy Next would take a nonce
test.each([REQUESTED_QUERY, 'content-security-policy', 'content-security-policy-report-only'])(
  'a visitor’s own %s is dropped',
  (name) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url: '/account', headers: { [name]: '?x=1' } });
    reduceUrl(request, new ServerResponse(request), () => undefined);
    expect(request.headers).toEqual({ [REDUCED_HEADER]: reducedMark() });
  },
);
