import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// a loaded machine is no failure: what is waited for is waited for
configure({ asyncUtilTimeout: 8000 });
afterEach(cleanup);
