import { isOptimised, pictureUrl, pictureWidths } from './picture-source';

/** As wide as running text: 40rem, of which large screens make more pixels. */
const SIZES = '(width >= 1920px) 800px, (width >= 768px) 640px, 92vw';
/** Of several in one figure, which an article shows beside each other. */
const SIZES_ABREAST = '(width >= 1199px) 474px, (width >= 768px) 314px, 45vw';
/** For a picture that does not say how wide it is, pixels. */
const UNKNOWN_WIDTH = 1280;

/**
 * Lets the pictures of sanitised HTML come through the optimiser, as wide as they are shown: a page may show nothing of
 * another origin by itself.
 */
export function withResponsivePictures(html: string): string {
  return html.replace(/<figure>(?:\s*<img [^<>]*>){2,}|<img [^<>]*>/g, (part: string) =>
    responsive(part, part.startsWith('<figure>') ? SIZES_ABREAST : SIZES),
  );
}

function responsive(part: string, sizes: string): string {
  return part.replace(/<img ([^<>]*)>/g, (tag: string, attributes: string) => {
    const url = valueOf(attributes, 'src');
    if (!/^(?:https?:|\/(?!\/))/i.test(url) || !isOptimised(url)) return tag;
    const widths = pictureWidths(sizes, Number(valueOf(attributes, 'width')) || UNKNOWN_WIDTH);
    const addressAt = (width: number) => pictureUrl(url, width).replaceAll('&', '&amp;');
    const set = widths.map((width) => `${addressAt(width)} ${width}w`).join(', ');
    return `<img sizes="${sizes}" srcset="${set}" ${attributes.replace(/src="[^"]*"/, `src="${addressAt(widths.at(-1) ?? UNKNOWN_WIDTH)}"`)}>`;
  });
}

/** An attribute's value as it was before the sanitiser escaped it; '' where it is missing. */
const valueOf = (attributes: string, name: string): string =>
  ([...attributes.matchAll(/(?:^|\s)([a-z]+)="([^"]*)"/g)].find((match) => match[1] === name)?.[2] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
