import { NotFoundView } from '@/components/error/not-found-view';

export { generateMetadata } from './not-found';

/** The middleware answers every unknown path with this page and status 404. */
export default function NotFoundPage() {
  return <NotFoundView />;
}
