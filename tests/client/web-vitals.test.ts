// @vitest-environment jsdom
import type { MetricType } from 'web-vitals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Report = (metric: MetricType) => void;
let report: Report[];
vi.mock('web-vitals', () => {
  const register = (callback: Report) => void report.push(callback);
  return { onLCP: register, onINP: register, onCLS: register, onFCP: register, onTTFB: register };
});

let hiding: AbortController;
const sendBeacon = vi.fn<(url: string, data: Blob) => boolean>();
const measure = async () => (await import('@/lib/client/web-vitals')).measureWebVitals();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['performance'] });
  report = [];
  Object.assign(navigator, { sendBeacon });
  vi.stubGlobal('innerWidth', 390);
  hiding = new AbortController();
  const listen = addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listen(type, listener as EventListener, { signal: hiding.signal });
  });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
});
afterEach(() => {
  hiding.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sendBeacon.mockClear();
});

const hide = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
const tell = (metric: object) =>
  report[0]?.({
    navigationType: 'navigate',
    navigationURL: 'http://localhost:3000/zh/posts?from=a@example.hk',
    ...metric,
  } as MetricType);
const sent = () =>
  Promise.all(
    sendBeacon.mock.calls.map(
      async ([, blob]) => JSON.parse(await new Response(await blob.arrayBuffer()).text()) as unknown,
    ),
  );

describe('measureWebVitals', () => {
  it('sends the values of each page together when the tab is hidden', async () => {
    await measure();
    tell({ name: 'LCP', value: 900 });
    tell({ name: 'CLS', value: 0.1 });
    tell({ name: 'CLS', value: 0.2 });
    tell({
      name: 'LCP',
      value: 50,
      navigationType: 'soft-navigation',
      navigationURL: 'http://localhost:3000/zh/posts/a',
      navigationStartTime: 5,
    });
    expect(sendBeacon).not.toHaveBeenCalled();
    hide();
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/vitals');
    expect(sendBeacon.mock.calls[0]?.[1].type).toBe('application/json');
    expect(await sent()).toEqual([
      [
        { path: '/zh/posts', device: 'phone', navigation: 'navigate', values: { LCP: 900, CLS: 0.2 } },
        { path: '/zh/posts/a', device: 'phone', navigation: 'soft-navigation', values: { LCP: 50 } },
      ],
    ]);
  });

  it('measures once, and nothing where the browser asks for privacy', async () => {
    await measure();
    await measure();
    expect(report).toHaveLength(5);
    vi.resetModules();
    report = [];
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { globalPrivacyControl: true }));
    await measure();
    expect(report).toEqual([]);
  });
});
