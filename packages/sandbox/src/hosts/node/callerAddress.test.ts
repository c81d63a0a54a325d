import { expect, test } from 'vitest'
import { callerAddress, type TrustedProxies } from './callerAddress.ts'

const cases: [string, string, string | undefined, TrustedProxies, string][] = [
  ['no proxy is trusted: the socket', '127.0.0.1', '198.51.100.1', 0, '127.0.0.1'],
  ['one hop: what it added, never what the caller made up', '127.0.0.1', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
  ['two hops', '127.0.0.1', '198.51.100.1, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
  ['fewer entries than hops: the first', '127.0.0.1', '203.0.113.9', 2, '203.0.113.9'],
  ['no entry: the socket', '127.0.0.1', undefined, 1, '127.0.0.1'],
  ['a port, and IPv6', '127.0.0.1', '203.0.113.9:5678', 1, '203.0.113.9'],
  ['IPv6 in brackets', '::1', '[2001:db8::7]:443', 1, '2001:db8::7'],
  ['what is no address is unknown', '127.0.0.1', 'unknown', 1, ''],
  ['a trusted address: the last entry that is not', '127.0.0.1', '198.51.100.1, 203.0.113.9, 10.0.0.2', ['127.0.0.1', '10.0.0.0/8'], '203.0.113.9'],
  ['an address that is not trusted: the socket', '192.0.2.5', '203.0.113.9', ['127.0.0.1'], '192.0.2.5'],
  ['IPv4 written as IPv6', '::ffff:127.0.0.1', '203.0.113.9', ['127.0.0.1'], '203.0.113.9'],
]

test.each(cases)('%s', (_, socket, forwardedFor, trusted, address) => {
  expect(callerAddress(socket, forwardedFor, trusted)).toBe(address)
})
