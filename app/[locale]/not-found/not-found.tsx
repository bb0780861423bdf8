import { NotFoundView } from '@/components/error/not-found-view';

/** For what a page finds missing, as an unknown id. */
export default function NotFound() {
  return <NotFoundView />;
}
