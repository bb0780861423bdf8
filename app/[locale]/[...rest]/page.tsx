import { notFound } from '@/lib/i18n/navigation';

/** The middleware handles unknown paths before they get here; this is the fallback. */
export default function UnknownPage() {
  notFound();
}
