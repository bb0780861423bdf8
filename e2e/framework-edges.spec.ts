import { readFileSync } from 'node:fs';
import { expect, test } from './fixtures.ts';

const SECRET = 'a-secret-of-some-length';
const SERVICE = '/shop/main/product/svc-window-seat/window-seat';

// What Next does without promising it (docs/framework-edges.md).
test.describe('what the shop relies on in Next', { tag: '@once' }, () => {
  test('a page is stored with styles and policy, but no visitor’s nonce, and says where it came from', async ({
    shopWith,
  }) => {
    const { shop } = await shopWith({ REVALIDATE_SECRET: SECRET });
    const mine = "script-src 'nonce-mine'";
    const headers = { 'Content-Security-Policy': mine, 'Content-Security-Policy-Report-Only': mine };
    const htmlOf = async (path: string) => (await fetch(shop.url + path, { headers })).text();
    // stored for everybody, and rendered for each request
    expect(await htmlOf('/about-us')).not.toContain('nonce="');
    expect(await htmlOf('/posts?keyword=oak')).toMatch(/ nonce="[\da-f]{32}"/);

    const ask = () => fetch(`${shop.url}/posts`);
    const stateOf = async () => (await ask()).headers.get('cache-status');
    const first = await ask();
    expect([first.status, first.headers.get('cache-status')]).toEqual([200, 'shop-pages; fwd=miss; stored']);
    expect(first.headers.has('x-nextjs-cache')).toBe(false);
    expect(await stateOf()).toBe('shop-second; hit');
    const ofData = async (address: string) =>
      (await fetch(shop.url + address, { headers: { rsc: '1' } })).headers.get('cache-status');
    expect(await ofData('/posts')).toMatch(/^shop-pages; hit; ttl=\d+; detail=memory$/);
    expect(await ofData('/posts?keyword=oak')).toBe('shop-pages; fwd=bypass');
    // a CDN may forget the page by its tags, and keeps none that is being renewed
    expect(first.headers.get('cache-tag')?.split(',')).toEqual(expect.arrayContaining(['configuration', 'posts']));
    expect(first.headers.get('cache-control')).toMatch(/^s-maxage=300, /);
    expect(first.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-.*style-src 'self' 'sha256-/,
    );
    const html = await first.text();
    expect(html).toMatch(
      /<style data-precedence="[^"]+">[^<]+<\/style><link rel="stylesheet" href="[^"]+" data-precedence="[^"]+" type="text\/off"\/>/,
    );
    const withScripts = html.replace(/<noscript>.*?<\/noscript>/, '');
    expect(withScripts).not.toMatch(/rel="stylesheet"(?![^>]*text\/off)|as="style"/);

    // what is kept for a second is forgotten with it
    const authorization = `Bearer ${SECRET}`;
    await fetch(`${shop.url}/api/revalidate`, {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify({ tags: ['posts'] }),
    });
    const stale = await ask();
    expect([stale.headers.get('cache-status'), stale.headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^shop-pages; hit; ttl=-\d+; detail=memory$/),
      's-maxage=1, stale-while-revalidate=300, stale-if-error=2592000',
    ]);
    await expect.poll(stateOf).toMatch(/^shop-pages; hit; ttl=\d/);
  });

  test('the service worker has the build’s id', async ({ shop }) => {
    const id = readFileSync('.next/BUILD_ID', 'utf8');
    expect(await (await fetch(`${shop.url}/sw.js`)).text()).toContain(`const BUILD = '${id}';`);
  });

  test('a picture says whether it was converted for this response', async ({ shop, request }) => {
    const html = await (await fetch(shop.url + SERVICE)).text();
    const [picture = ''] = /\/_next\/image\?url=[^"' ]+/.exec(html) ?? [];
    const address = shop.url + picture.replaceAll('&amp;', '&');
    const stateOf = async () => (await request.get(address)).headers()['cache-status'];
    expect(['shop-pictures; fwd=miss; stored', 'shop-pictures; hit']).toContain(await stateOf());
    expect(await stateOf()).toBe('shop-pictures; hit');
  });

  test('a malformed response is asked for again; a part with a shorter life shortens the page’s', async ({
    shopWith,
  }) => {
    const { shop, client } = await shopWith({}, { ownMock: true });
    // a request header makes another entry of the data cache
    await client.fault({ call: 'getPosts', malformed: true });
    await fetch(`${shop.url}/posts`);
    const asked = (await client.requests({ call: 'getPosts' })).map(({ query }) => JSON.stringify(query));
    expect(asked.length).toBeGreaterThan(new Set(asked).size);
    await client.clearFaults();
    // the first page of a service comes before the articles that link to it were read (lib/post/mentions.ts)
    const { headers } = await fetch(shop.url + SERVICE);
    expect(headers.get('cache-control')).toContain('s-maxage=10,');
  });

  test('a navigation asks for data with the header rsc and the parameter _rsc', async ({ shop }) => {
    const asked = await fetch(`${shop.url}/posts`, { headers: { rsc: '1' }, redirect: 'manual' });
    expect(asked.headers.get('location')).toMatch(/[?&]_rsc(?:=|$)/);
    const data = await fetch(`${shop.url}/posts`, { headers: { rsc: '1' } });
    expect(data.headers.get('content-type')).toBe('text/x-component');
  });
});
