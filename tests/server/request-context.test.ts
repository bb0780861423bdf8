import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { requestContext, withoutRequestContext, withRequestContext } from '@/lib/server/request-context';

test('what belongs to no request knows neither the request that has set it off nor the page that is being rendered', async () => {
  // as Next keeps the page
  const page = new AsyncLocalStorage<string>();
  const inside = await page.run('/posts', () =>
    withRequestContext({ id: 'page-1' }, () =>
      withoutRequestContext(async () => {
        await Promise.resolve();
        return [requestContext(), page.getStore()];
      }),
    ),
  );
  expect(inside).toEqual([undefined, undefined]);
});
