// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { requestedFiles } from '@/lib/offline/register-service-worker';

it('requestedFiles lists what has been loaded and what is still being loaded, once each', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    [
      'http://shop/_next/static/media/serif.woff2',
      'http://shop/_next/static/chunks/a.js',
      'http://shop/api/auth/user',
    ].map((name) => ({ name }) as PerformanceResourceTiming),
  );
  const page = new DOMParser().parseFromString(
    `<script src="http://shop/_next/static/chunks/a.js"></script><script src="http://shop/_next/static/chunks/drawer.js"></script>
     <link rel="stylesheet" href="http://shop/_next/static/chunks/drawer.css"><link rel="icon" href="http://shop/icon.svg"><script>0</script>`,
    'text/html',
  );
  expect(requestedFiles(page)).toEqual(
    ['media/serif.woff2', 'chunks/a.js', 'chunks/drawer.js', 'chunks/drawer.css'].map(
      (file) => `http://shop/_next/static/${file}`,
    ),
  );
});
