'use client';
import { CardRating } from '@/components/catalog/card-rating';
import { deferred } from '@/components/ui/deferred';
import { AFTER_LOAD, PictureImage, type PictureSourceProps } from '@/components/ui/picture-image';
import { followPicture } from '@/components/ui/shared-picture';
import { PointsOnTop, Was } from '@/components/ui/price';
import { Brief, type BriefText } from '@/components/ui/marked';
import { servicePath } from '@/lib/paths/listing-path';
import { CARD_QUALITY, CARD_SIZES } from '@/lib/catalog/picture-sizes';
import { Link } from '@/lib/i18n/navigation';
import styles from './service-card.module.scss';

const CardTools = deferred(async () => (await import('@/components/deferred-parts')).CardTools, { when: 'near' });

type Service = {
  id: string;
  /** the last part of its URL */
  slug: string;
  title: BriefText;
  category?: BriefText;
  /** prices in words: the server formats them, so that no browser writes them differently */
  price: string;
  discount?: { percent: string; label: string; was: string };
  points?: number;
  /** average and number, in figures */
  rating?: readonly [average: string, count: string];
  duration?: BriefText;
  unavailable?: string;
};

type Props = Service & { picture: PictureSourceProps; priority?: boolean | 'wide'; sizes?: string };

/**
 * The markup of a service card. A client component: a page's data holds what is on its cards, not the markup of each.
 */
export function ServiceCardView({ picture, priority, sizes = CARD_SIZES, ...service }: Props) {
  const { id, title, discount } = service;
  return (
    <li className={styles.card} data-product={id}>
      <div className={styles.media} {...(priority === true ? null : AFTER_LOAD)}>
        <PictureImage {...picture} alt="" sizes={sizes} quality={CARD_QUALITY} priority={priority === true} />
      </div>
      {discount ? <span className={styles.discount}>{discount.percent}</span> : null}
      <CardBody {...service} />
      <CardTools productId={id} title={typeof title === 'string' ? title : title.text} />
    </li>
  );
}

/** What a card says, beside its picture. */
function CardBody({ id, slug, title, category, price, discount, points, rating, duration, unavailable }: Service) {
  return (
    <div className={styles.body}>
      {category ? (
        <p className={styles.category}>
          <Brief text={category} />
        </p>
      ) : null}
      <h3>
        <Link href={servicePath(id, slug)} prefetch="on-touch" data-product-link="" onClick={followPicture}>
          <Brief text={title} />
        </Link>
      </h3>
      <p className={styles.price}>
        <span>{price}</span>
        {discount ? <Was label={discount.label}>{discount.was}</Was> : null}
      </p>
      {points ? (
        <p className={styles.points}>
          <PointsOnTop points={points} />
        </p>
      ) : null}
      {rating || duration ? (
        <p className={styles.known}>
          {rating ? <CardRating average={rating[0]} count={rating[1]} /> : null}
          {duration ? (
            <span>
              <Brief text={duration} />
            </span>
          ) : null}
        </p>
      ) : null}
      {unavailable ? <p className={styles.unavailable}>{unavailable}</p> : null}
    </div>
  );
}
