import type { Page, Response } from '@playwright/test';
import { HEALTH_DETAILS } from './http.ts';
import type { Stack } from './stack.ts';

/** What `GET /api/health` says, and with which status. */
export type Health = { status: number; body: unknown };

export type Shop = {
  /** where this worker's shop is, without a slash at its end */
  url: string;
  /** Opens a page in the test's language: `shop.open('/shop/main/cart')`. */
  open: (path: string) => Promise<Response | null>;
  /** Whether it is up; `part` is `live` or `ready`. */
  health: (part?: 'live' | 'ready') => Promise<Health>;
  /** everything that the server printed so far, the last 200 kB */
  output: () => string;
};

/** The shop as a test uses it. `pathIn` puts a path into the test's language. */
export function createShop(stack: Stack, page: Page, pathIn: (path: string) => string): Shop {
  const { url, program } = stack.shop;
  return {
    url,
    open: (path) => page.goto(url + pathIn(path)),
    health: async (part) => {
      const response = await fetch(`${url}/api/health${part ? `/${part}` : ''}`, { headers: HEALTH_DETAILS });
      return { status: response.status, body: await response.json() };
    },
    output: program.output,
  };
}
