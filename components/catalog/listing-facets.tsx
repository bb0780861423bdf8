import { roomsIn } from '@/components/layout/rooms';
import { Marked } from '@/components/ui/marked';
import { PictureImage } from '@/components/ui/picture-image';
import { facetOf } from '@/lib/catalog/facets';
import { finishOf } from '@/lib/catalog/finishes';
import type { Listing } from '@/lib/catalog/listing';
import type { Room } from '@/lib/configuration/schema';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import styles from './listing-facets.module.scss';

const MOST = 8;

type Props = { title: string; items: readonly Room[]; listing: Listing; locale: Locale };

/** Rooms or materials to narrow a listing by, each with a small picture or, without one, a sample of its colour. */
export function ListingFacets({ title, items, listing, locale }: Props) {
  const facets = items.slice(0, MOST).flatMap((item) =>
    roomsIn([item], locale).map((facet) => ({
      ...facet,
      ...facetOf(facet.path, listing),
      finish: finishOf(item.title.en),
    })),
  );
  if (facets.length === 0) return null;
  return (
    <nav aria-label={title} className={styles.facets}>
      <p>{title}</p>
      <ul>
        {facets.map(({ text, lang, href, isChosen, picture, finish }, index) => (
          <li key={index}>
            <Link href={href} prefetch="on-touch" aria-current={isChosen || undefined}>
              {picture ? <PictureImage {...picture} alt="" sizes="40px" ratio="1" quality={60} /> : null}
              {picture ? null : <i style={finish} />}
              <Marked text={text} lang={lang} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
