import { createNavigation } from 'next-intl/navigation';
import { routing } from '@/lib/i18n/routing';

/** Links and navigation that keep the language: hrefs are written without a prefix. */
export const { Link, useRouter, usePathname, redirect, getPathname } = createNavigation(routing);
export { notFound, useSearchParams, useParams } from 'next/navigation';
