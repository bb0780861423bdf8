import 'server-only';
import { bulkhead } from 'cockatiel';
import { unstable_cache } from 'next/cache';
import { renderOgImage } from '@/app/og/render-og-image';
import { type OgImage, ogImageVersion } from '@/lib/seo/og-image';
import { CACHES } from '@/lib/server/caches';
import { LIMITS } from '@/lib/server/limits';

export type CachedOgImage = { jpeg: Buffer; isComplete: boolean; isHit: boolean };

/** Rendering takes 120 ms of processor time, a photo up to 4 s to download. */
const rendering = bulkhead(LIMITS['og-image'].many, LIMITS['og-image'].waiting);
const inFlight = new Map<string, Promise<CachedOgImage>>();

/** Carries an image past the cache, which stores what is returned and not what is thrown. */
class IncompleteImage extends Error {
  constructor(readonly jpeg: Buffer) {
    super('rendered without its photo');
  }
}

/**
 * An Open Graph image from the cache, or rendered now: once, however many requests ask for it at the same time. One
 * without its photo is not cached.
 * @throws BulkheadRejectedError when too many images wait to be rendered
 */
export function cachedOgImage(image: OgImage): Promise<CachedOgImage> {
  const version = ogImageVersion(image);
  const known = inFlight.get(version);
  if (known) return known;
  const started = readOrRender(image, version).finally(() => inFlight.delete(version));
  inFlight.set(version, started);
  return started;
}

async function readOrRender(image: OgImage, version: string): Promise<CachedOgImage> {
  let isHit = true;
  const read = unstable_cache(
    async () => {
      isHit = false;
      const { jpeg, isComplete } = await rendering.execute(() => renderOgImage(image));
      if (!isComplete) throw new IncompleteImage(jpeg);
      return jpeg.toString('base64');
    },
    ['og-image', version],
    { revalidate: CACHES.og.seconds },
  );
  try {
    return { jpeg: Buffer.from(await read(), 'base64'), isComplete: true, isHit };
  } catch (error) {
    if (error instanceof IncompleteImage) return { jpeg: error.jpeg, isComplete: false, isHit };
    throw error;
  }
}
