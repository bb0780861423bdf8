// A process of its own, started by lib/seo/drawing.ts when a picture is to be drawn and ended when there is no more to do.
// Drawing takes a core and 200 MB that libraries do not give back: pages are answered meanwhile, and afterwards it is gone.
import { ImageResponse } from 'next/og.js';
import sharp from 'sharp';

sharp.cache(false);
sharp.concurrency(1);

/** Files of more pixels are no photos of rooms. */
const MAX_PIXELS = 50_000_000;
/** As sharp names them. Drawings in SVG are left out: they may point elsewhere. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']);

/** The drawing reads a part of its own from a data: address. For characters without a font it would ask a service on the internet. */
const own = globalThis.fetch;
let asked = [];
globalThis.fetch = (input, options) => {
  const address = String(input);
  if (address.startsWith('data:')) return own(input, options);
  asked.push(address);
  return Promise.reject(new Error('nothing is fetched while drawing'));
};

process.on('disconnect', () => process.exit());
process.on('message', (job) => {
  draw(job).then(
    (drawn) => process.send({ drawn }),
    (error) => process.send({ failure: String(error?.stack ?? error) }),
  );
});

/** One job at a time: the other side waits for each answer. */
async function draw({ size, ground, words, half, photo, fonts, quality }) {
  asked = [];
  const [panel, { image: beside, problem }] = [await rasterOf(words, fonts), await besideOf(half, photo, fonts)];
  const image = await sharp({ create: { ...size, channels: 3, background: ground } })
    .composite([
      { input: panel, left: 0, top: 0 },
      { input: beside, left: words.width, top: 0 },
    ])
    // finer colours than usual: letters have edges
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { image, problem, asked };
}

async function rasterOf({ element, width, height }, fonts) {
  return Buffer.from(await new ImageResponse(element, { width, height, fonts }).arrayBuffer());
}

async function besideOf(half, photo, fonts) {
  if (!photo) return { image: await rasterOf(half, fonts) };
  try {
    return { image: await photoIn(half, photo) };
  } catch (error) {
    return { image: await rasterOf(half, fonts), problem: error instanceof Error ? error.message : String(error) };
  }
}

/** A photo fills its half; a drawing stands in it whole. */
async function photoIn({ width, height }, { file, isWhole, margin, ground }) {
  const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
  const { format } = await image.metadata();
  if (!FORMATS.has(format)) throw new Error(`${format} is not drawn`);
  const around = isWhole ? margin : 0;
  return image
    .autoOrient()
    .resize({ width: width - 2 * around, height: height - 2 * around, fit: isWhole ? 'contain' : 'cover', background: ground })
    .flatten({ background: ground })
    .extend({ top: around, bottom: around, left: around, right: around, background: ground })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
