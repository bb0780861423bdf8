'use client';
import { ServiceCard } from '@/components/catalog/service-card';
import { ServiceGrid } from '@/components/catalog/service-grid';
import { Section, SectionHead } from '@/components/ui/section';
import { CardSkeleton } from '@/components/ui/skeleton';
import { distinctPictures } from '@/lib/catalog/distinct-pictures';
import { useServices } from '@/lib/catalog/queries';
import { useNear } from '@/lib/client/near';
import { useLocale } from '@/lib/i18n/client';

/** A row of services by id, read once it comes near. Those that cannot be read are left out: nobody waits for them. */
export function ViewedRow({ ids, title }: { ids: readonly string[]; title: string }) {
  const locale = useLocale();
  const [isNear, watch] = useNear();
  const queries = useServices(ids, isNear);
  const services = new Map(
    distinctPictures(queries.flatMap(({ data }) => data ?? [])).map((service) => [service._id, service]),
  );
  const isPending = queries.some((query) => query.isPending);
  if (services.size === 0 && !isPending) return null;
  return (
    <Section aria-labelledby="viewed" aria-busy={isPending} data-print="no">
      <SectionHead id="viewed" title={title} />
      <div ref={watch}>
        <ServiceGrid isStrip>
          {ids.map((id, index) => {
            const service = services.get(id);
            if (service) return <ServiceCard key={id} product={service} locale={locale} />;
            return queries[index]?.isPending ? (
              <li key={id}>
                <CardSkeleton />
              </li>
            ) : null;
          })}
        </ServiceGrid>
      </div>
    </Section>
  );
}
