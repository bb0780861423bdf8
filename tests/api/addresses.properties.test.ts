import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenBodyRule, isEmail, isPassword } from '@/lib/api/body-rules';
import { isPathId, pathOf } from '@/lib/api/call';
import { nextPageOf, readPage } from '@/lib/api/paging';
import { safeReturnUrl } from '@/lib/api/return-url';
import { urlAfterLogin } from '@/lib/session/redirect-after-login';
import { safeReturnPath } from '@/lib/session/guards';
import { renderUrl } from '@/lib/render-url';
import { check } from '../fast-check.ts';
import { anyText, locale, textOf } from '../generators.ts';

const SHOP = 'https://shop.test';
const PIECES = [
  '/ // \\ /\\ evil.test @ : https:// http:// javascript: data: pay.test https://pay.test https://pay.test.evil.test .. . %2e %2f %5c',
  '/shop/main/cart /account/orders /zh /api/auth/logout ? # & = \t \n \0 % %zz [ ]',
].flatMap((line) => line.split(' '));
const address = textOf(' ', ...PIECES);

describe('a URL that somebody else chose', () => {
  it('to return to after a login is a page of the shop, as a browser reads it', () =>
    check(
      fc.property(fc.oneof(address, anyText), locale, (from, language) => {
        const path = safeReturnPath(from);
        if (path !== undefined) expect(new URL(path, SHOP).origin).toBe(SHOP);
        const after = new URL(
          urlAfterLogin(`?from=${encodeURIComponent(from.toWellFormed())}`, language),
          `${SHOP}/authentication/login/email`,
        );
        expect(after.origin).toBe(SHOP);
        expect(after.pathname).not.toMatch(/^\/(?:api|_next)\//);
      }),
      1000,
    ));

  it('of a payment page has an origin that was configured, and never runs a script', () =>
    check(
      fc.property(
        fc.oneof(address, anyText, fc.webUrl()),
        fc.subarray(['https://pay.test', 'https://pay.test:8443/x', 'none']),
        (text, origins) => {
          const url = safeReturnUrl(text, origins);
          if (url === null) return;
          expect(['https:', 'http:']).toContain(new URL(url).protocol);
          if (origins.length > 0) expect(['https://pay.test', 'https://pay.test:8443']).toContain(new URL(url).origin);
        },
      ),
      1000,
    ));

  it('of the next page of a list leads forward, and nowhere else', () =>
    check(
      fc.property(
        fc.oneof(address, textOf('?page=', '&page=', '1', '2', '9', '-', 'x')),
        fc.integer({ min: 1, max: 99_999 }),
        (next, current) => {
          const page = nextPageOf({ next_page_url: next, current_page: current });
          expect(page === undefined).toBe(next === '');
          if (page !== undefined) expect(page).toBeGreaterThan(current);
          expect(readPage(next)).toBeGreaterThanOrEqual(1);
        },
      ),
      400,
    ));
});

describe('a path of the backend', () => {
  it('keeps its shape whatever the id is', () =>
    check(
      fc.property(fc.oneof(address, anyText, fc.constantFrom('.', '..', '...', '%2e%2e')), (id) => {
        const path = () => pathOf('/orders/{id}/details', { id });
        if (isPathId(id)) {
          expect(new URL(path(), SHOP).pathname).toBe(path());
          expect(path().split('/').map(decodeURIComponent)).toEqual(['', 'orders', id, 'details']);
        } else expect(path).toThrow(RangeError);
      }),
      400,
    ));
});

describe('the URL that a request is rendered with', () => {
  it('is the same when it is reduced once more', () =>
    check(
      fc.property(
        address.map((text) => `/${text}`),
        (url) => {
          const rendered = renderUrl(url);
          expect(rendered.startsWith('/')).toBe(true);
          expect(renderUrl(rendered)).toBe(rendered);
        },
      ),
      400,
    ));
});

describe('the rules of every body', () => {
  const value = fc.oneof(
    anyText,
    fc.emailAddress(),
    fc.stringMatching(/^[0-9]{0,12}$/),
    fc.constantFrom('Studio2018', ''),
  );

  it('find the same broken value however deep it is', () =>
    check(
      fc.property(
        fc.constantFrom('email', 'phone', 'password', 'note'),
        value,
        fc.array(fc.constantFrom('delivery', 'list'), { maxLength: 5 }),
        (key, text, parents) => {
          const isBroken = {
            email: !isEmail(text),
            phone: !/^[0-9]*$/.test(text),
            password: !isPassword(text),
            note: false,
          }[key];
          const body = parents.reduce<unknown>((inner, parent) => (parent === 'list' ? [inner] : { [parent]: inner }), {
            [key]: text,
          });
          expect(brokenBodyRule(body)?.rule).toBe(isBroken ? key : undefined);
        },
      ),
      400,
    ));

  it('accept no email that a mail header or a page could be broken with', () =>
    check(
      fc.property(textOf('a', '@', 'b.hk', '<', '>', '"', '\r\n', ' ', '.', ','), (text) => {
        if (isEmail(text)) expect(text).not.toMatch(/[\s<>"']/);
      }),
      400,
    ));
});
