import sharp from 'sharp';
import { get, type Reply } from '../http.ts';
import { serve } from '../processes.ts';
import { type Report, until } from '../report.ts';
import { megabytes, startPair } from '../servers.ts';

const MAX_CONVERSIONS = 2;
const COLD_PICTURES = 24;
const QUICK_MS = 1000;
const PAGE = '/shop/main/product?keyword=oak';
const KNOWN = '/known.webp';
/** Leads to another picture. */
const MOVED = '/moved.webp';
/** Small as a file; converting it would take 200 MB. */
const HUGE = '/huge.png';
const HUGE_SIDE = 8000;

/**
 * Requests that would make the shop convert pictures without end: each is refused, or waits while others are served.
 */
export async function checkPictures(report: Report): Promise<void> {
  const { mock, env, startAnother } = await startPair();
  const photo = Buffer.from(await (await fetch(`${mock.url}/media/hero-living-room.webp`)).arrayBuffer());
  const huge = await sharp({ create: { width: HUGE_SIDE, height: HUGE_SIDE, channels: 3, background: 'sienna' } })
    .png({ progressive: true })
    .toBuffer();
  const origin = await startOrigin(photo, huge);
  const shop = await startAnother({ IMAGE_ORIGINS: `${env.IMAGE_ORIGINS},${origin.url}` });
  const optimised = (url: string): Promise<Reply> =>
    get(`${shop.url}/_next/image?url=${encodeURIComponent(url)}&w=2000&q=75`, { accept: 'image/avif,image/webp,*/*' });
  const picture = (path: string) => optimised(origin.url + path);
  const check = (what: string, isGood: boolean, { status, headers, ms }: Reply) =>
    report.check(
      `pictures: ${what}`,
      isGood,
      `${status} ${headers['content-type']} in ${ms.toFixed(0)} ms, ${origin.count.asked} fetched`,
    );

  await picture(KNOWN);
  const second = await picture(KNOWN);
  check('one, then the same one', second.status === 200 && second.headers['x-nextjs-cache'] === 'HIT', second);
  // rendered for each request, by code that is loaded from here on
  await get(shop.url + PAGE);

  for (const disguised of [
    `${origin.url}${KNOWN}?n=1`,
    `${origin.url}${KNOWN}#1`,
    `${origin.url}${KNOWN}`.replace('//', '//a:1@'),
  ]) {
    const before = origin.count.asked;
    const reply = await optimised(disguised);
    check(`the same as ${disguised.slice(-20)}`, reply.status === 400 && origin.count.asked === before, reply);
  }
  const before = origin.count.asked;
  const moved = await picture(MOVED);
  check('one that its server redirects', moved.status >= 400 && origin.count.asked === before + 1, moved);
  const refused = await picture(HUGE);
  check(
    `one of ${HUGE_SIDE ** 2 / 1e6} megapixels is not converted`,
    refused.status !== 500 && refused.headers['content-type'] !== 'image/webp',
    refused,
  );

  const release = origin.hold();
  const asked = origin.count.asked;
  const leaving = new AbortController();
  const left = Array.from({ length: MAX_CONVERSIONS }, (_, index) =>
    fetch(`${shop.url}/_next/image?url=${encodeURIComponent(`${origin.url}/left-${index}.webp`)}&w=2000&q=75`, {
      signal: leaving.signal,
    }).catch(() => undefined),
  );
  await until(() => origin.count.asked >= asked + MAX_CONVERSIONS);
  // who leaves must not make room for another conversion: the framework goes on with this one
  leaving.abort();
  await Promise.all(left);
  const cold = Array.from({ length: COLD_PICTURES }, (_, index) => picture(`/cold-${index}.webp`));
  const known = await picture(KNOWN);
  check('one that is converted, while others wait', known.status === 200 && known.ms < QUICK_MS, known);
  release();
  const page = await get(shop.url + PAGE);
  check('a page while others are converted', page.status === 200 && page.ms < QUICK_MS, page);
  const replies = await Promise.all(cold);
  const served = replies.filter(({ status }) => status === 200).length;
  const delayed = replies.filter(
    ({ status, headers }) => status === 503 && headers['retry-after'] !== undefined,
  ).length;
  const isGood = served > 0 && served + delayed === COLD_PICTURES && origin.count.most <= MAX_CONVERSIONS;
  report.check(
    `pictures: ${COLD_PICTURES} new ones at once`,
    isGood,
    `${served} served, ${delayed} asked to come back, ${origin.count.most} converted at once, memory at its peak ${megabytes(shop, 'VmHWM')} MB`,
  );
}

/**
 * Serves pictures, counts how often it was asked and how many requests were open at a time, and can hold its answers
 * back.
 */
async function startOrigin(photo: Buffer, huge: Buffer) {
  let held: (() => void)[] | undefined;
  const count = { asked: 0, open: 0, most: 0 };
  const url = await serve(({ url: path }, response) => {
    count.asked += 1;
    count.open += 1;
    count.most = Math.max(count.most, count.open);
    response.on('close', () => (count.open -= 1));
    if (path === MOVED) return response.writeHead(302, { Location: '/secret.webp' }).end();
    const sent = () =>
      path === HUGE
        ? response.writeHead(200, { 'Content-Type': 'image/png' }).end(huge)
        : response.writeHead(200, { 'Content-Type': 'image/webp' }).end(photo);
    return held ? held.push(sent) : sent();
  });
  const hold = () => {
    const answers = (held = []) as (() => void)[];
    return () => {
      held = undefined;
      for (const answer of answers) answer();
    };
  };
  return { url, count, hold };
}
