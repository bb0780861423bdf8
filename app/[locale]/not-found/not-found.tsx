import { NotFoundView } from '@/components/error/not-found-view';

/**
 * For what a page finds missing, as an unknown id. Each folder has it, not the frame itself: there the framework would
 * render the whole frame twice for every page, as soon as it has a slot.
 */
export default function NotFound() {
  return <NotFoundView />;
}
