import { NextRequest } from 'next/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { ERROR_MESSAGES, SERVER_ERROR_MESSAGES } from '@/lib/error/error-messages';
import { LOCALES, localizedPath, LOCALE_TABLE } from '@/lib/i18n/locales';
import { stubExampleVariables } from '../server/example-env.ts';

const logged = vi.hoisted(() => vi.fn());
vi.mock('@/lib/server/log', () => ({ log: { error: logged, warn: () => {}, info: () => {} } }));
// a route that names a guard which does not exist
vi.mock('@/lib/routes', async (original) => ({
  ...(await original<object>()),
  routeOf: () => ({ pattern: '/account/:tab?', guard: 'admin-<only>' }),
}));

beforeEach(() => {
  stubExampleVariables();
  logged.mockClear();
});

// @spec-8.10
it.each(LOCALES)('an unknown guard is a 500 that names it, with a way home, and is logged (%s)', async (locale) => {
  const { default: middleware } = await import('@/middleware');
  const response = await middleware(
    new NextRequest(`http://localhost:3000${localizedPath('/account/orders', locale)}`),
  );
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(html).toContain(`<html lang="${LOCALE_TABLE[locale].tag}">`);
  expect(html).toContain(
    `>${SERVER_ERROR_MESSAGES[locale].unknownMiddleware.replace('{name}', 'admin-&lt;only>')}</h1>`,
  );
  expect(html).toContain('>500<');
  expect(html).toContain(`<a href="${localizedPath('/', locale)}"`);
  expect(html).toContain(ERROR_MESSAGES[locale].home);
  expect(logged).toHaveBeenCalledWith({ path: '/account/orders' }, 'Unknown middleware admin-<only>');
});
