import 'server-only';
import { unstable_cache } from 'next/cache';
import { drawPreview } from '@/app/og/draw-preview';
import { type Preview, previewVersion } from '@/lib/seo/preview';

/** How long the server keeps a picture, in seconds: its address changes with what is drawn. */
const KEEP_S = 30 * 24 * 60 * 60;
/** Pictures that are being made; more are refused, so that a crawler in a hurry takes no memory. */
const MAX_UNDER_WAY = 40;

export type Kept = { image: Buffer; isWhole: boolean; isHit: boolean };
const underWay = new Map<string, Promise<Kept>>();

/** Carries a picture past the cache, which keeps what is returned and not what is thrown. */
class Unfinished extends Error {
  constructor(readonly image: Buffer) {
    super('the photo could not be had');
  }
}

/**
 * A preview's picture, from the server's cache or drawn now; one that is asked for twice at once is drawn once.
 * @returns undefined when too many are being drawn
 */
export function previewJpeg(preview: Preview): Promise<Kept> | undefined {
  const version = previewVersion(preview);
  const known = underWay.get(version);
  if (known) return known;
  if (underWay.size >= MAX_UNDER_WAY) return undefined;
  const started = keptOrDrawn(preview, version).finally(() => underWay.delete(version));
  underWay.set(version, started);
  return started;
}

async function keptOrDrawn(preview: Preview, version: string): Promise<Kept> {
  let isHit = true;
  const kept = unstable_cache(
    async () => {
      isHit = false;
      const { image, isWhole } = await drawPreview(preview);
      if (!isWhole) throw new Unfinished(image);
      return image.toString('base64');
    },
    ['preview', version],
    { revalidate: KEEP_S },
  );
  try {
    return { image: Buffer.from(await kept(), 'base64'), isWhole: true, isHit };
  } catch (error) {
    if (error instanceof Unfinished) return { image: error.image, isWhole: false, isHit: false };
    throw error;
  }
}
