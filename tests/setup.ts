import type { QueryClientConfig } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// a loaded machine is no failure
configure({ asyncUtilTimeout: 8000 });
afterEach(cleanup);

// a query that fails is tried again after a second: tests need not wait for it
vi.mock('@tanstack/react-query', async (original) => {
  const library = await original<typeof import('@tanstack/react-query')>();
  class QueryClient extends library.QueryClient {
    constructor({ defaultOptions, ...config }: QueryClientConfig = {}) {
      super({ ...config, defaultOptions: { ...defaultOptions, queries: { retryDelay: 0, ...defaultOptions?.queries } } });
    }
  }
  return { ...library, QueryClient };
});

// without the framework around it a component is where the test's address says
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), usePathname: () => location.pathname }));
