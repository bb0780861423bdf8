// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let listening: AbortController;
const sendBeacon = vi.fn<(url: string, data: Blob) => boolean>();
beforeEach(async () => {
  vi.resetModules();
  Object.assign(navigator, { sendBeacon });
  history.replaceState(null, '', '/zh/shop/main/order?email=guest@example.hk');
  // a listener of an earlier test would report as well
  listening = new AbortController();
  const { signal } = listening;
  const listen = addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown, capture?: unknown) =>
    listen(type, listener as EventListener, { capture: capture === true, signal }),
  );
  (await import('@/lib/error/browser-reports')).watchErrors();
});
afterEach(() => {
  listening.abort();
  vi.restoreAllMocks();
  sendBeacon.mockClear();
  delete document.documentElement.dataset.reports;
});

/** What was sent, newest last. */
const sent = () =>
  Promise.all(
    sendBeacon.mock.calls.map(
      async ([, blob]) =>
        (
          JSON.parse(await new Response(await blob.arrayBuffer()).text()) as {
            type: string;
            url: string;
            body: { message: string };
          }[]
        )[0],
    ),
  );

const fail = (error: Error) => dispatchEvent(new ErrorEvent('error', { error }));

describe('watchErrors', () => {
  it('sends the error and the page, without the query of its URL', async () => {
    fail(new TypeError('x is not a function'));
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/reports');
    expect(sendBeacon.mock.calls[0]?.[1].type).toBe('application/reports+json');
    expect(await sent()).toMatchObject([
      {
        type: 'script-error',
        url: 'http://localhost:3000/zh/shop/main/order',
        body: { message: 'TypeError: x is not a function' },
      },
    ]);
  });

  it('sends the same error in a row once, and five of a page at most', () => {
    for (let time = 0; time < 20; time += 1) fail(new Error(`failure ${Math.floor(time / 10)}`));
    expect(sendBeacon).toHaveBeenCalledTimes(2);
    for (let time = 0; time < 20; time += 1) fail(new Error(`failure ${time}`));
    expect(sendBeacon).toHaveBeenCalledTimes(5);
  });
});
