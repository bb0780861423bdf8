import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubExampleEnv } from './example-env.ts';

let POST: (request: NextRequest) => Promise<Response>;
let logged: { fields: unknown; request: string | undefined }[];
let inRequest: <T>(work: () => T) => T;

async function start(variables: Record<string, string> = { WEB_VITALS: 'on' }) {
  stubExampleEnv(variables);
  const { requestContext, withRequestContext } = await import('@/lib/server/request-context');
  const { log } = await import('@/lib/server/log');
  logged = [];
  vi.spyOn(log, 'info').mockImplementation(
    (fields: unknown) => void logged.push({ fields, request: requestContext()?.id }),
  );
  inRequest = (work) => withRequestContext({ id: 'known-to-the-proxy' }, work);
  ({ POST } = await import('@/app/api/vitals/route'));
}
beforeEach(() => start());

const VIEW = {
  path: '/zh/shop/main/order/AHK-261108',
  device: 'phone',
  navigation: 'navigate',
  values: { LCP: 1234.5, CLS: 0.012345, TTFB: 90 },
};

function send(body: unknown) {
  const request = new NextRequest('http://localhost:3000/api/vitals', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-ip': '192.0.2.1', 'user-agent': 'Mozilla/5.0' },
    body: JSON.stringify(body),
  });
  return inRequest(() => POST(request));
}

describe('web vitals', () => {
  it('are logged by route, language and device, rounded, and without the request that brought them', async () => {
    expect(
      (await send([VIEW, { ...VIEW, path: '/none', navigation: 'soft-navigation', values: { INP: 8 } }])).status,
    ).toBe(204);
    expect(logged).toEqual([
      {
        fields: {
          route: '/shop/main/order/:id?',
          language: 'zh',
          device: 'phone',
          navigation: 'navigate',
          LCP: 1235,
          CLS: 0.0123,
          TTFB: 90,
        },
        request: undefined,
      },
      {
        fields: { route: '(no page)', language: 'en', device: 'phone', navigation: 'soft-navigation', INP: 8 },
        request: undefined,
      },
    ]);
  });

  it.each([
    ['another metric', { ...VIEW, values: { FID: 1 } }],
    ['a value beyond all pages', { ...VIEW, values: { CLS: 101 } }],
    ['another device', { ...VIEW, device: 'Pixel 9' }],
    ['what is no path', { ...VIEW, path: 'https://elsewhere.example/' }],
    ['anything more', { ...VIEW, id: 'v6-123' }],
  ])('are refused with %s', async (_, view) => {
    expect((await send([VIEW, view])).status).toBe(422);
    expect(logged).toEqual([]);
  });

  it('are not taken unless WEB_VITALS is on', async () => {
    await start({});
    expect((await send([VIEW])).status).toBe(404);
    expect(logged).toEqual([]);
  });
});
