import { describe, expect, it } from 'vitest';
import { networkOf, siteOf } from '@/lib/server/networks';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    // one customer has a whole IPv6 network
    ['2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('siteOf', () => {
  it.each([
    ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['203.0.113.7', undefined],
  ])('of %s is %s', (address, site) => {
    expect(siteOf(address)).toBe(site);
  });
});
