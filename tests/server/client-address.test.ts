import { describe, expect, it } from 'vitest';
import { clientAddress } from '@/lib/server/client-address';

describe('who asks', () => {
  it.each([
    // nobody in front is trusted: whatever a visitor says of itself counts for nothing
    ['203.0.113.7', '', 0, '203.0.113.7'],
    ['203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
    ['::ffff:203.0.113.7', '', 0, '203.0.113.7'],
    // one proxy: the last address, which it wrote itself
    ['10.0.0.2', '198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.2', '6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
    ['10.0.0.2', '6.6.6.6, 198.51.100.1, 10.0.0.1', 2, '198.51.100.1'],
    // fewer hops than proxies: the farthest there is
    ['10.0.0.2', '198.51.100.1', 3, '198.51.100.1'],
    ['10.0.0.2', '', 1, '10.0.0.2'],
    // what is no address is not believed
    ['10.0.0.2', 'unknown', 1, '10.0.0.2'],
    ['10.0.0.2', "' OR 1=1", 1, '10.0.0.2'],
    ['10.0.0.2', 'evil, 198.51.100.1, 10.0.0.1', 3, '198.51.100.1'],
    // by address and network
    ['10.0.0.2', '6.6.6.6, 198.51.100.1, 10.1.2.3', ['10.0.0.0/8'], '198.51.100.1'],
    ['203.0.113.7', '6.6.6.6', ['10.0.0.0/8'], '203.0.113.7'],
    ['10.0.0.2', '10.0.0.9', ['10.0.0.2'], '10.0.0.9'],
    ['fd00::1', '198.51.100.1', ['fd00::/8'], '198.51.100.1'],
    // ports and brackets, as some proxies write them
    ['10.0.0.2', '198.51.100.1:4711', 1, '198.51.100.1'],
    ['10.0.0.2', '[2001:db8:1:2:3:4:5:6]:4711', 1, '2001:db8:1:2::/64'],
    // one customer has a whole network
    ['2001:db8:1:2::1', '', 0, '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::9', '', 0, '2001:db8:1:2::/64'],
    ['2001:db8::1', '', 0, '2001:db8:0:0::/64'],
    ['fe80::1%eth0', '', 0, 'fe80:0:0:0::/64'],
    [undefined, '198.51.100.1', 0, 'unknown'],
  ])('connection %s, forwarded for %j, trusted %j: %s', (connection, forwarded, trusted, address) => {
    expect(clientAddress(connection, forwarded, trusted)).toBe(address);
  });
});
