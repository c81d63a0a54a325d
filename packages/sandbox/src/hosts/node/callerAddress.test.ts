import { expect, test } from 'vitest'
import { callerAddress, type TrustedProxies } from './callerAddress.ts'

const cases: [string, string, string | undefined, TrustedProxies, string][] = [
  ['without a trusted proxy, the socket’s address counts', '127.0.0.1', '198.51.100.1', 0, '127.0.0.1'],
  ['with one proxy, the entry that it added counts, not the caller’s', '127.0.0.1', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
  ['with two proxies, the entry of the first one counts', '127.0.0.1', '198.51.100.1, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['with fewer entries than proxies, the first entry counts', '127.0.0.1', '203.0.113.9', 2, '203.0.113.9'],
  ['without an entry, the socket’s address counts', '127.0.0.1', undefined, 1, '127.0.0.1'],
  ['a port after an IPv4 address is removed', '127.0.0.1', '203.0.113.9:5678', 1, '203.0.113.9'],
  ['brackets and port of an IPv6 address are removed', '::1', '[2001:db8::7]:443', 1, '2001:db8::7'],
  ['an invalid address counts as unknown', '127.0.0.1', 'unknown', 1, ''],
  ['with trusted addresses, the last untrusted entry counts', '127.0.0.1', '198.51.100.1, 203.0.113.9, 10.0.0.2', ['127.0.0.1', '10.0.0.0/8'], '203.0.113.9'],
  ['from an untrusted address, the socket’s address counts', '192.0.2.5', '203.0.113.9', ['127.0.0.1'], '192.0.2.5'],
  ['an IPv4 address in IPv6 notation is recognized as trusted', '::ffff:127.0.0.1', '203.0.113.9', ['127.0.0.1'], '203.0.113.9'],
]

test.each(cases)('%s', (_, socket, forwardedFor, trusted, address) => {
  expect(callerAddress(socket, forwardedFor, trusted)).toBe(address)
})
