/**
 * Stands for `@/lib/i18n/navigation` and `next/navigation` in a page of a model: where it is, and what becomes of it
 * when the shop leads elsewhere.
 */
export const place = { path: '/', go: (_path: string): void => {} };

const go = (path: string) => place.go(path);
export const router = { push: go, replace: go, refresh: () => {}, prefetch: () => {} };
export const useRouter = () => router;
export const usePathname = () => place.path;
