import { NotFoundView } from '@/components/error/not-found-view';
import { messageMetadata } from '@/lib/seo/metadata';

/** Next gives a missing page the metadata of this file alone, so they share one canonical URL. */
export const generateMetadata = () => messageMetadata('/not-found', (t) => ({ title: t('ErrorPages.notFoundTitle') }));

/** For `notFound()`, as for an unknown id. */
export default function NotFound() {
  return <NotFoundView />;
}
