import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageView } from '@/lib/server/web-vitals';

/** What the server takes at once (lib/server/web-vitals.ts). */
const MAX_VIEWS = 20;

/** By the time at which they began, which is 0 for the page that was loaded. */
const views = new Map<number, PageView>();
let sentUntil = -1;
let isMeasuring = false;

/**
 * Measures the open page and those that links lead to, and sends what there is when the tab is hidden or left. Only Chromium
 * tells the second from the first (soft navigations); elsewhere all that follows belongs to the page that was loaded. Nothing
 * for shoppers whose browser asks for that (Global Privacy Control).
 */
export function measureWebVitals(): void {
  if (isMeasuring || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)) return;
  isMeasuring = true;
  for (const onMetric of [onLCP, onINP, onCLS, onFCP]) onMetric(collect, { reportSoftNavs: true });
  // a link followed in the page has none
  onTTFB(collect);
  // after the library's own listeners, which report a last time
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

/** Each view is sent once: without an identifier the server could not replace what it was told before. */
function collect({ name, value, navigationType, navigationURL, navigationStartTime = 0 }: MetricType): void {
  if (navigationStartTime <= sentUntil) return;
  const view = views.get(navigationStartTime) ?? {
    path: new URL(navigationURL ?? location.href).pathname,
    device: deviceClass(),
    navigation: navigationType,
    values: {},
  };
  view.values[name] = value;
  views.set(navigationStartTime, view);
}

function send(): void {
  sentUntil = performance.now();
  if (views.size === 0) return;
  const data = JSON.stringify([...views.values()].slice(0, MAX_VIEWS));
  views.clear();
  navigator.sendBeacon('/api/vitals', new Blob([data], { type: 'application/json' }));
}

/** By the width of the viewport, at the breakpoints of the styles. */
function deviceClass(): PageView['device'] {
  if (innerWidth < 768) return 'phone';
  return innerWidth < 992 ? 'tablet' : 'desktop';
}
