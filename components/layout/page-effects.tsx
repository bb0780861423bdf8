'use client';
import { Suspense, use, useEffect, useState } from 'react';
import { wentOffline } from '@/lib/client/connectivity';
import { readCookies } from '@/lib/client/cookies';
import { PAGE_HYDRATED } from '@/lib/client/early-click';
import { firstSign, firstSignItself, pageShown } from '@/lib/client/first-sign';
import { onIdle } from '@/lib/client/idle';
import { restorePlace } from '@/lib/client/keep-place';
import { loadStyles } from '@/lib/client/style-sheets';
import { watchErrors } from '@/lib/error/browser-reports';
import { recoverFromStaleDeployment, watchChunkErrors } from '@/lib/error/lazy-chunks';
import { loadChunk } from '@/lib/error/load-chunk';
import { useLocale, usePathname } from '@/lib/i18n/client';
import { useSearchParams } from '@/lib/i18n/navigation';
import { type Locale, LOCALE_COOKIE, LOCALE_COOKIE_DAYS, localizedPath } from '@/lib/i18n/locales';

if (typeof window !== 'undefined') {
  watchErrors();
  // an error page's styles do not stand in the page
  addEventListener('caught-error', loadStyles);
}

/** Smaller movements are a trembling finger's. */
const STEP_PX = 8;

/** What every page does in the browser without showing anything. */
export function PageEffects() {
  const locale = useLocale();
  useEffect(() => watchChunkErrors(recover), []);
  useEffect(() => void dispatchEvent(new Event(PAGE_HYDRATED)), []);
  useEffect(restorePlace, []);
  useEffect(watchScrollDirection, []);
  useEffect(() => void firstSignItself().then(loadStyles), []);
  useEffect(() => onIdle(() => rememberLocale(locale)), [locale]);
  // the query is known in the browser only
  return (
    <Suspense fallback={null}>
      <NextPage />
      <OfflineCopy />
    </Suspense>
  );
}

/** Reloads the page when its own code cannot be loaded (spec 8). */
async function recover(): Promise<void> {
  if (!(await wentOffline())) await recoverFromStaleDeployment();
}

/** How long a page may be without content, as while it leads to another. Milliseconds. */
const EMPTY_MS = 5_000;

/**
 * Keeps the page that is shown until the styles have come that the next one needs: React waits for no sheet that has a
 * link. Loads the document of a next page that stays without content: Next shows nothing, for ever, where a page was
 * being fetched ahead when its link was pressed and that fails (https://github.com/vercel/next.js/issues/98684).
 */
function NextPage() {
  const url = `${usePathname()}?${useSearchParams()}`;
  const [first] = useState(url);
  const isNext = url !== first;
  useEffect(() => {
    if (!isNext) return;
    pageShown();
    const check = setTimeout(() => document.querySelector('main > *') ?? location.reload(), EMPTY_MS);
    return () => clearTimeout(check);
  }, [url, isNext]);
  if (isNext) use(loadStyles());
  return null;
}

/** Keeps each visited page of the installed app for when there is no network. */
function OfflineCopy() {
  const locale = useLocale();
  const pathname = usePathname();
  const query = useSearchParams();
  useEffect(() => {
    cacheForOffline(locale).catch((error: unknown) => console.warn('pages are not cached for offline use:', error));
  }, [locale, pathname, query]);
  return null;
}

/** Sets `data-scrolls-up` on the document while the page is being scrolled up, for styles. */
function watchScrollDirection(): () => void {
  let last = scrollY;
  const onScroll = () => {
    if (Math.abs(scrollY - last) < STEP_PX) return;
    document.documentElement.toggleAttribute('data-scrolls-up', scrollY < last);
    last = scrollY;
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

/** Writes the locale cookie in the browser: pages that set a cookie could not be cached. */
function rememberLocale(locale: Locale): void {
  const cookies = readCookies();
  if (!cookies || cookies.includes(`${LOCALE_COOKIE}=${locale}`)) return;
  const isEmbedded = document.documentElement.dataset.embed === 'true';
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_DAYS * 24 * 60 * 60}; SameSite=${isEmbedded ? 'None; Secure' : 'Lax'}`;
}

/** The manifest's own display mode, and what browsers without it take instead. */
const INSTALLED = '(display-mode: minimal-ui), (display-mode: standalone)';

/**
 * For a person who has installed the shop as an app, once the browser has nothing better to do. In a tab nothing but
 * the cart is kept (spec 4).
 */
async function cacheForOffline(locale: Locale): Promise<void> {
  if (!matchMedia(INSTALLED).matches) return;
  await firstSign();
  await new Promise<void>(onIdle);
  const worker = await loadChunk(() => import('@/lib/offline/register-service-worker'));
  await worker.cacheForOffline(localizedPath('/offline', locale));
}
