import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { clientAddress } from '@/lib/server/client-address';
import { stubExampleEnv } from './example-env.ts';
import { networkOf, siteOf } from '@/lib/server/networks';

/** A request over this connection, with this `X-Forwarded-For`. */
const from = (connection: string | undefined, forwarded: string) =>
  ({
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    socket: { remoteAddress: connection },
  }) as unknown as IncomingMessage;

it.each([
  // nobody in front is trusted: whatever a visitor says of itself counts for nothing
  ['203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
  ['::ffff:203.0.113.7', '', 0, '203.0.113.7'],
  // one proxy: the last address, which it wrote itself
  ['10.0.0.2', '198.51.100.1', 1, '198.51.100.1'],
  ['10.0.0.2', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
  ['10.0.0.2', '6.6.6.6, 198.51.100.1, 10.0.0.1', 2, '198.51.100.1'],
  // fewer hops than proxies: the farthest there is
  ['10.0.0.2', '198.51.100.1', 3, '198.51.100.1'],
  // what is no address is not believed
  ['10.0.0.2', "' OR 1=1", 1, '10.0.0.2'],
  ['10.0.0.2', 'evil, 198.51.100.1, 10.0.0.1', 3, '198.51.100.1'],
  // by address and network
  ['10.0.0.2', '6.6.6.6, 198.51.100.1, 10.1.2.3', ['10.0.0.0/8'], '198.51.100.1'],
  ['10.0.0.2', '10.0.0.9', ['10.0.0.2'], '10.0.0.9'],
  ['fd00::1', '198.51.100.1', ['fd00::/8'], '198.51.100.1'],
  // ports and brackets, as some proxies write them
  ['10.0.0.2', '198.51.100.1:4711', 1, '198.51.100.1'],
  ['10.0.0.2', '[2001:db8:1:2:3:4:5:6]:4711', 1, '2001:db8:1:2:3:4:5:6'],
  ['fe80::1%eth0', '', 0, 'fe80::1'],
  [undefined, '198.51.100.1', 0, 'unknown'],
])('clientAddress connection %s, forwarded for %j, trusted %j: %s', (connection, forwarded, trusted, address) => {
  expect(clientAddress(from(connection, forwarded), trusted)).toBe(address);
});

/** The addresses that requests get, and the warnings that are logged. */
async function addressesOf(
  trusted: string,
  requests: { url: string; headers: Record<string, string> }[],
): Promise<{ addresses: unknown[]; warnings: unknown[] }> {
  stubExampleEnv({ TRUSTED_PROXIES: trusted });
  const { log } = await import('@/lib/server/log');
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  const { setClientAddress } = await import('@/lib/server/client-address');
  const addresses = requests.map(({ url, headers }) => {
    const request = { url, headers, socket: { remoteAddress: '10.0.0.2' } } as unknown as IncomingMessage;
    setClientAddress(request, {} as ServerResponse, () => undefined);
    return request.headers['x-client-ip'];
  });
  return { addresses, warnings: warn.mock.calls.map(([line]) => line) };
}

describe('setClientAddress', () => {
  it('sets the address, never what the visitor claims', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.1', 'x-client-ip': '6.6.6.6' };
    expect((await addressesOf('1', [{ url: '/', headers }])).addresses).toEqual(['198.51.100.1']);
  });

  const proxied = { url: '/', headers: { 'x-forwarded-for': '198.51.100.1' } };

  it.each([proxied, { url: '/', headers: { forwarded: 'for=198.51.100.1' } }])(
    'warns once when a proxy that is not configured sends an address, and does not believe it: %o',
    async (request) => {
      const { addresses, warnings } = await addressesOf('', [request, request, request]);
      expect(addresses).toEqual(['10.0.0.2', '10.0.0.2', '10.0.0.2']);
      expect(warnings).toEqual([expect.stringContaining('TRUSTED_PROXIES')]);
    },
  );

  it.each([
    ['no proxy is to be trusted', '0', proxied],
    ['the proxy is configured', '1', proxied],
    ['there is no proxy', '', { url: '/', headers: {} }],
  ])('does not warn when %s', async (_, trusted, request) => {
    expect((await addressesOf(trusted, [request])).warnings).toEqual([]);
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  // one customer has a whole IPv6 network
  ['2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

it.each([
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['203.0.113.7', undefined],
])('the site of %s is %s', (address, site) => expect(siteOf(address)).toBe(site));
