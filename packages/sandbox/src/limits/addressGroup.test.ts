import { expect, test } from 'vitest'
import { addressGroup } from '../middleware/common.ts'

test.each([
  ['127.0.0.1', 'loopback'], ['127.8.9.10', 'loopback'], ['::1', 'loopback'], ['::ffff:127.0.0.1', 'loopback'],
  ['203.0.113.9', '203.0.113.9'], ['::ffff:203.0.113.9', '203.0.113.9'], ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'], ['2001:0DB8:0001:0002::7', '2001:db8:1:2::/64'], ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'], ['unknown', 'unknown'],
])('%s counts as the group %s', (address, group) => {
  expect(addressGroup(address)).toBe(group)
})
