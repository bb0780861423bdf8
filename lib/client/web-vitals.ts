import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageView } from '@/lib/server/web-vitals';

/** As many as the server accepts in one request (lib/server/web-vitals.ts). */
const MAX_VIEWS = 20;

/** Page views by the time at which each began; 0 for the page that was loaded. */
const views = new Map<number, PageView>();
let sentUntil = -1;
let isMeasuring = false;

/**
 * Measures the page that was loaded and those that the shopper then opens by links, and sends the values when the tab
 * is hidden or left. Only Chromium tells these pages apart (soft navigations); elsewhere all values belong to the page
 * that was loaded. Measures nothing where the browser asks not to be tracked (Global Privacy Control).
 */
export function measureWebVitals(): void {
  if (isMeasuring || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)) return;
  isMeasuring = true;
  for (const onMetric of [onLCP, onINP, onCLS, onFCP]) onMetric(collect, { reportSoftNavs: true });
  // a soft navigation has no time to first byte
  onTTFB(collect);
  // registered after the library's own listeners, which report their last values at this event
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

/** Ignores values of views that were sent: a view has no identifier by which the server could replace its values. */
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
