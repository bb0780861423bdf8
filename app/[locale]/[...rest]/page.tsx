import { notFound } from '@/lib/i18n/navigation';

/** Unknown paths are answered by the middleware; what may slip past it is not found either. */
export default function UnknownPage() {
  notFound();
}
