import sharp from 'sharp';
import { serve } from '../processes.ts';
import { type Report, until } from '../report.ts';
import { megabytes, startPair } from '../servers.ts';

const MAX_CONVERSIONS = 2;
const COLD_PICTURES = 24;
const VARIANTS = 20;
const QUICK_MS = 1000;
const WIDTH = 2000;
const PAGE = '/shop/main/product?keyword=oak';
const KNOWN = '/known.webp';
/** Leads to another picture. */
const MOVED = '/moved.webp';
/** Small as a file; converting it would take 200 MB. */
const HUGE = '/huge.png';
const HUGE_SIDE = 8000;

type Origin = { url: string; hold: () => void; release: () => void; requests: () => number; mostAtOnce: () => number };
type Timed = { status: number; type: string | null; retryAfter: string | null; cache: string | null; ms: number };

/** Requests that would make the shop convert pictures without end: each is refused, or waits while others are served. */
export async function checkPictures(report: Report): Promise<void> {
  const { mock, env, startAnother } = await startPair();
  const photo = Buffer.from(await (await fetch(`${mock.url}/media/hero-living-room.webp`)).arrayBuffer());
  const huge = await sharp({ create: { width: HUGE_SIDE, height: HUGE_SIDE, channels: 3, background: 'sienna' } })
    .png({ progressive: true })
    .toBuffer();
  const origin = await startOrigin((path) => (path === HUGE ? ['image/png', huge] : ['image/webp', photo]));
  const shop = await startAnother({ IMAGE_ORIGINS: `${env.IMAGE_ORIGINS},${origin.url}` });
  const check = (what: string, found: string, isGood: boolean) => report.check(`pictures: ${what}`, isGood, found);
  const optimised = (url: string, signal?: AbortSignal) => ask(`${shop.url}/_next/image?url=${encodeURIComponent(url)}&w=${WIDTH}&q=75`, signal);
  const picture = (path: string, signal?: AbortSignal) => optimised(origin.url + path, signal);

  const [first, second] = [await picture(KNOWN), await picture(KNOWN)];
  check('a picture, then the same one', `${first.status} ${first.cache}, ${second.status} ${second.cache}`, second.status === 200 && second.cache === 'HIT');

  // rendered for each request, by code that is loaded from here on
  await ask(shop.url + PAGE);

  const disguises: [string, (index: number) => string][] = [
    ['query', (index) => `${origin.url}${KNOWN}?n=${index}`],
    ['fragment', (index) => `${origin.url}${KNOWN}#${index}`],
    ['password', (index) => `${origin.url}${KNOWN}`.replace('//', `//a:${index}@`)],
  ];
  for (const [name, disguised] of disguises) {
    const before = origin.requests();
    const replies = await Promise.all(Array.from({ length: VARIANTS }, (_, index) => optimised(disguised(index))));
    const count = replies.filter(({ status }) => status === 400).length;
    const fetched = origin.requests() - before;
    check(`the same picture with a ${name}, ${VARIANTS} times`, `${count} refused, ${fetched} fetched`, count === VARIANTS && fetched === 0);
  }

  const asked = origin.requests();
  const moved = await picture(MOVED);
  check('a picture that its server redirects', `${moved.status}, ${origin.requests() - asked} fetched`, moved.status >= 400 && origin.requests() - asked === 1);

  const refused = await picture(HUGE);
  check(
    `a picture of ${HUGE_SIDE ** 2 / 1e6} megapixels is not converted`,
    `${refused.status} ${refused.type}`,
    refused.status !== 500 && refused.type !== 'image/webp',
  );

  origin.hold();
  const before = origin.requests();
  const leaving = new AbortController();
  const abandoned = Array.from({ length: MAX_CONVERSIONS }, (_, index) => picture(`/left-${index}.webp`, leaving.signal).catch(() => undefined));
  await until(() => origin.requests() >= before + MAX_CONVERSIONS);
  // who leaves must not make room for another conversion: the framework goes on with this one
  leaving.abort();
  await Promise.all(abandoned);
  const cold = Array.from({ length: COLD_PICTURES }, (_, index) => picture(`/cold-${index}.webp`));
  const known = await picture(KNOWN);
  check('a picture that is converted, while others wait', `${known.status} in ${known.ms.toFixed(0)} ms`, known.status === 200 && known.ms < QUICK_MS);
  origin.release();
  const page = await ask(shop.url + PAGE);
  check('a page while others are converted', `${page.status} in ${page.ms.toFixed(0)} ms`, page.status === 200 && page.ms < QUICK_MS);
  const replies = await Promise.all(cold);
  const served = replies.filter(({ status }) => status === 200).length;
  const delayed = replies.filter(({ status, retryAfter }) => status === 503 && retryAfter !== null).length;
  check(`${COLD_PICTURES} new pictures at once`, `${served} served, ${delayed} asked to come back`, served > 0 && served + delayed === COLD_PICTURES);
  check('conversions at once', String(origin.mostAtOnce()), origin.mostAtOnce() <= MAX_CONVERSIONS);
  console.log(`memory of the shop, peak: ${megabytes(shop, 'VmHWM')} MB`);
}

/** Serves pictures and counts how many requests are open at a time. */
async function startOrigin(pictureAt: (path?: string) => [type: string, bytes: Buffer]): Promise<Origin> {
  const held = new Set<() => void>();
  let isHolding = false;
  let [requests, open, most] = [0, 0, 0];
  const url = await serve((request, response) => {
    requests += 1;
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => (open -= 1));
    if (request.url === MOVED) return response.writeHead(302, { Location: '/secret.webp' }).end();
    const [type, bytes] = pictureAt(request.url);
    const send = () => void response.writeHead(200, { 'Content-Type': type }).end(bytes);
    if (isHolding) held.add(send);
    else send();
    return undefined;
  });
  return {
    url,
    hold: () => (isHolding = true),
    release: () => {
      isHolding = false;
      for (const send of held) send();
    },
    requests: () => requests,
    mostAtOnce: () => most,
  };
}

async function ask(url: string, signal?: AbortSignal): Promise<Timed> {
  const startedAt = performance.now();
  const response = await fetch(url, { headers: { accept: 'image/avif,image/webp,*/*' }, signal });
  await response.arrayBuffer();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    retryAfter: response.headers.get('retry-after'),
    cache: response.headers.get('x-nextjs-cache'),
    ms: performance.now() - startedAt,
  };
}
