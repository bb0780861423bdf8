import { expect, test } from './fixtures.ts';

const METRICS_TOKEN = 'a-token-of-some-length';

test('figures are there for whoever knows the token', { tag: '@once' }, async ({ shop, shopWith }) => {
  // unset by default
  expect((await fetch(`${shop.url}/api/metrics`)).status).toBe(404);
  const own = await shopWith({ METRICS_TOKEN });
  for (let time = 0; time < 2; time += 1) await (await fetch(`${own.shop.url}/zh/posts`)).text();
  expect((await fetch(`${own.shop.url}/api/metrics`)).status).toBe(401);
  const text = await (
    await fetch(`${own.shop.url}/api/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  ).text();
  expect(text).toMatch(/^shop_request_duration_seconds_count\{route="\/posts",status="200"\} 2$/m);
  expect(text).toMatch(/^shop_page_source_total\{source="rendered"\} 1$/m);
  expect(text).toMatch(/^shop_backend_up 1$/m);
  expect(text).toMatch(/^nodejs_eventloop_delay_seconds\{stat="p99"\} [\d.e-]+$/m);
  expect(text).toMatch(/^shop_backend_call_duration_seconds_count\{call="GET \/posts\/filter",outcome="200"\} \d+$/m);
  expect(text.endsWith('# EOF\n')).toBe(true);
});
