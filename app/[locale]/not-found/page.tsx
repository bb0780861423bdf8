import { NotFoundView } from '@/components/error/not-found-view';

export { generateMetadata } from './not-found';

/** The middleware serves this page, with status 404, for every unknown path. */
export default function NotFoundPage() {
  return <NotFoundView />;
}
