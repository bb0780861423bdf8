import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// a loaded machine is no failure
configure({ asyncUtilTimeout: 8000 });
afterEach(cleanup);

// without the framework around it a component is where the test's address says
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), usePathname: () => location.pathname }));
