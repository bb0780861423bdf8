import type { Tile } from '@/components/catalog/listing-tile';
import { menuPicture } from '@/components/layout/nav-item';
import { navTarget } from '@/components/layout/nav-link';
import { brief } from '@/components/ui/marked';
import type { ListingTile } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { localizedText } from '@/lib/i18n/text';

/** The configured tiles in a language: none without a title, or that lead nowhere. */
export function tilesIn(tiles: readonly ListingTile[], locale: Locale): Tile[] {
  return tiles.flatMap(({ title, description, path, picture }) => {
    const [name, more] = [localizedText(title, locale), localizedText(description, locale)];
    if (!name.text || navTarget(path) === 'nowhere') return [];
    return [
      {
        title: brief(name),
        path,
        ...(more.text && { description: brief(more) }),
        ...(picture && { picture: menuPicture(picture) }),
      },
    ];
  });
}
