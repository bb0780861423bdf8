import { describe, expect, it } from 'vitest';
import { ERROR_MESSAGES, SERVER_ERROR_MESSAGES } from '@/lib/error/error-messages';
import { unknownMiddlewarePage } from '@/lib/error/standalone-pages';
import { LOCALES, localizedPath } from '@/lib/i18n/locales';
import { fillErrorPages } from '@/lib/server/http/error-html';
import cn from '@/messages/cn.json';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';
import { startSteps } from '../server/start-steps.ts';

const SHELL =
  '<!DOCTYPE html><html id="__next_error__"><head><link rel="preload" href="/_next/static/chunks/a.css" as="style"/></head><body><script>self.__next_f.push([0])</script></body></html>';

// @spec-8.9
describe('the texts of error pages', () => {
  it('are those of the message files', () => {
    const files = { en, zh, cn };
    for (const locale of LOCALES)
      expect({
        ...files[locale].Common,
        ...files[locale].ErrorPages,
        error: files[locale].Toast.error,
        home: files[locale].Common.homePage,
      }).toMatchObject({ ...ERROR_MESSAGES[locale], ...SERVER_ERROR_MESSAGES[locale] });
  });
});

describe('fillErrorPages', () => {
  async function ask(path: string, status = 500, body = SHELL) {
    const shop = await startSteps(fillErrorPages, (_, response) => {
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(body);
    });
    const response = await shop.ask(path);
    return { response, text: response.body.toString() };
  }

  it('fills an empty shell, in the language of its path', async () => {
    const { response, text } = await ask('/zh/shop/main/product');
    expect(text).toContain(`<h1>${ERROR_MESSAGES.zh.error}</h1>`);
    expect(text).toContain('<html lang="zh-Hant-HK" id="__next_error__"');
    expect(text).toContain('<link rel="stylesheet" href="/_next/static/chunks/a.css">');
    expect(response.headers['content-security-policy']).toContain("'sha256-");
  });

  it.each(LOCALES)('says in a 503 that it cannot be reached, in a 500 that something went wrong', async (locale) => {
    for (const [status, text] of [
      [503, SERVER_ERROR_MESSAGES[locale].unreachable],
      [500, ERROR_MESSAGES[locale].errorTitle],
    ] as const) {
      const { text: html } = await ask(localizedPath('/posts', locale), status);
      expect(html).toContain(`<p data-error-code>${status}</p>`);
      expect(html).toContain(`<p data-error-text>${text}</p>`);
    }
  });

  it('leaves the middleware’s page for an unknown guard alone', async () => {
    const page = unknownMiddlewarePage('zh', 'admin-only');
    const { response, text } = await ask('/zh/account', 500, page);
    expect([response.status, text]).toEqual([500, page]);
  });
});
