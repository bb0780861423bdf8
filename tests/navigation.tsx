import { type ComponentProps, useSyncExternalStore } from 'react';
import { vi } from 'vitest';

/** Stands for `@/lib/i18n/navigation`, which needs Next's router: English pages, on jsdom's own history. */
export function Link({
  href,
  prefetch: _prefetch,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { href: string; prefetch?: boolean }) {
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

function navigate(path: string): void {
  history.replaceState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
export const router = { push: vi.fn(navigate), replace: vi.fn(navigate), refresh: vi.fn(), prefetch: vi.fn() };
export const useRouter = () => router;

const subscribe = (listener: () => void) => {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
};
export const usePathname = () =>
  useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => location.pathname,
  );
export const useSearchParams = () => new URLSearchParams(location.search);
