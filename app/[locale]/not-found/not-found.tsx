import { NotFoundView } from '@/components/error/not-found-view';
import { messageMetadata } from '@/lib/seo/metadata';

/** Next gives a missing page the metadata of its `not-found` file alone, so they share one canonical URL. */
export const generateMetadata = () => messageMetadata('/not-found', (t) => ({ title: t('ErrorPages.notFoundTitle') }));

/**
 * For `notFound()`, as for an unknown id. Every folder re-exports it instead of the root having one: beside a root
 * layout with a parallel route Next would render the whole layout twice for every page.
 */
export default function NotFound() {
  return <NotFoundView />;
}
